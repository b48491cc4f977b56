// Takes the script of the worker from this very file, for builds that carry it inside.

import script from '#worker-script';
import { useWorker, workerOf } from './worker-source.js';

useWorker(() => workerOf(script));
