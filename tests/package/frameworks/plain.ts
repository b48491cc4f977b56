// The element in plain TypeScript: its name and its events are known. Only types are looked at.
import { define, type VariantDiagram } from 'variant-diagram';

define();
const made: VariantDiagram = document.createElement('variant-diagram');
made.addEventListener('vd-moved', (event) => console.log(event.detail.ply + 1));
document.querySelector('variant-diagram')?.play(['e2', 'e4']);

// @ts-expect-error A result has no length in numbers.
made.addEventListener('vd-verdict', (event) => event.detail.result.toFixed());
