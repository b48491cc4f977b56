// The worker of a page: it thinks for all boards. The page makes it when somebody wants to play or to analyse.

import { type Port, serve } from './search/serve.js';

serve(globalThis as unknown as Port);
