// What Vue's templates know of the element: `import 'variant-diagram/vue'` once in a project.

import type { DefineComponent } from 'vue';
import type { DiagramAttributes, DiagramListeners, DiagramProperties } from './props.js';

/** Vue passes properties where the element has them, attributes otherwise, and listeners under their names. */
type Props = DiagramAttributes &
  DiagramProperties & { [K in keyof DiagramListeners as `on${Capitalize<Camel<K>>}`]?: DiagramListeners[K] };

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : S;

declare module 'vue' {
  interface GlobalComponents {
    'variant-diagram': DefineComponent<Props>;
    VariantDiagram: DefineComponent<Props>;
  }
}
