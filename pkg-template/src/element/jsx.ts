// What React's JSX knows of the element: `import 'variant-diagram/jsx'` once in a project.

import type { ClassAttributes, HTMLAttributes } from 'react';
import type { VariantDiagram } from './element.js';
import type { DiagramAttributes, DiagramListeners, DiagramProperties } from './props.js';

type Attributes = HTMLAttributes<VariantDiagram> & ClassAttributes<VariantDiagram>;
type Listeners = { [K in keyof DiagramListeners as `on${K}`]?: DiagramListeners[K] };

/** What may be written on the element. */
export type VariantDiagramProps = Attributes & DiagramAttributes & DiagramProperties & Listeners;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'variant-diagram': VariantDiagramProps;
    }
  }
}
