# Qué fue de una jugada por la que pregunta el autor de una regla. $path es una jugada, $rule el nombre del archivo de una regla, en palabras.

trace-legal = legal: { $path }
trace-refused = { $why } ({ $code })
trace-dropped = { $path }: descartada por { $rule }
trace-passed = { $path }: supera todos los pasos; se rechaza aquello a lo que lleva
