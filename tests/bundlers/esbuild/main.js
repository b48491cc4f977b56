import { define } from 'variant-diagram/inline';

define();
