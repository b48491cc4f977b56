// What Svelte's templates know of the element: `import 'variant-diagram/svelte'` once in a project.

import type { HTMLAttributes } from 'svelte/elements';
import type { VariantDiagram } from './element.js';
import type { DiagramAttributes, DiagramListeners, DiagramProperties } from './props.js';

type Listeners = { [K in keyof DiagramListeners as `on${K}` | `on:${K}`]?: DiagramListeners[K] };

/** What may be written on the element. */
export type VariantDiagramProps = HTMLAttributes<VariantDiagram> & DiagramAttributes & DiagramProperties & Listeners;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'variant-diagram': VariantDiagramProps;
  }
}
