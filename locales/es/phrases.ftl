# Partes de reglas: piezas, bandos, lugares. Los nombres de piezas van sin artículo.

one = { $piece }
several = { $count } × { $piece }
a-side = un bando
each-side = cada bando
many = { $piece }
the = { $piece }
# Partes de una frase, una tras otra.
clauses = { $before }; { $after }
all-others = todas las demás

no-piece = ninguna pieza
# [none] es el sujeto de una frase sobre lo que no se puede hacer: «ninguna pieza se puede colocar…».
any-piece = { $how ->
    [none] ninguna pieza
   *[any] cualquier pieza
}
any-piece-but = { $how ->
    [none] ninguna pieza excepto { $pieces }
   *[any] cualquier pieza excepto { $pieces }
}
any-of = { $side ->
    [white] { $how ->
        [none] ninguna pieza de las { -side-white }
       *[any] cualquier pieza de las { -side-white }
    }
    [black] { $how ->
        [none] ninguna pieza de las { -side-black }
       *[any] cualquier pieza de las { -side-black }
    }
   *[both] { $how ->
        [none] ninguna pieza
       *[any] cualquier pieza
    }
}
any-other-of = { $side ->
    [white] { $how ->
        [none] ninguna otra pieza de las { -side-white }
       *[any] cualquier otra pieza de las { -side-white }
    }
    [black] { $how ->
        [none] ninguna otra pieza de las { -side-black }
       *[any] cualquier otra pieza de las { -side-black }
    }
   *[both] { $how ->
        [none] ninguna otra pieza
       *[any] cualquier otra pieza
    }
}

## Lugares: cómo se llaman, y como el lugar en el que algo ocurre

area-whole = { $how ->
    [on] en cualquier lugar
   *[name] todo el tablero
}
area-own-half = { $how ->
    [on] en la mitad propia del tablero
   *[name] la mitad propia del tablero
}
area-far-half = { $how ->
    [on] en la mitad rival del tablero
   *[name] la mitad rival del tablero
}
area-first-ranks = { $count ->
    [1] { $how ->
        [on] en la primera fila propia
       *[name] la primera fila propia
    }
   *[other] { $how ->
        [on] en las { $count } primeras filas propias
       *[name] las { $count } primeras filas propias
    }
}
area-last-ranks = { $count ->
    [1] { $how ->
        [on] en la última fila
       *[name] la última fila
    }
   *[other] { $how ->
        [on] en las { $count } últimas filas
       *[name] las { $count } últimas filas
    }
}
area-rank = { $how ->
    [on] en la { $rank ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $rank }.ª
    } fila propia
   *[name] la { $rank ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $rank }.ª
    } fila propia
}
area-ranks = { $how ->
    [on] en las filas propias { $first } a { $last }
   *[name] las filas propias { $first } a { $last }
}
area-nowhere = { $how ->
    [on] en ninguna casilla
   *[name] ninguna casilla
}
area-dark = { $how ->
    [on] en las casillas oscuras
   *[name] las casillas oscuras
}
area-light = { $how ->
    [on] en las casillas claras
   *[name] las casillas claras
}
area-listed = { $how ->
    [on] en { $squares }
   *[name] { $squares }
}
area-all-but = { $how ->
    [on] en todas las casillas excepto { $squares }
   *[name] todas las casillas excepto { $squares }
}
area-shown = { $how ->
    [on] { $count ->
        [one] en { $count } casilla que muestra el tablero
       *[other] en { $count } casillas que muestra el tablero
    }
   *[name] { $count ->
        [one] { $count } casilla que muestra el tablero
       *[other] { $count } casillas que muestra el tablero
    }
}
area-shown-cells = { $how ->
    [on] { $count ->
        [one] en { $count } celda que muestra el tablero
       *[other] en { $count } celdas que muestra el tablero
    }
   *[name] { $count ->
        [one] { $count } celda que muestra el tablero
       *[other] { $count } celdas que muestra el tablero
    }
}
# $white y $black son lugares por su nombre.
area-by-side = { $how ->
    [on] en { $white } ({ -side-white }) o en { $black } ({ -side-black })
   *[name] la región propia ({ -side-white }: { $white }; { -side-black }: { $black })
}

# What the routines of a page say of themselves, in its author's words.
rule-of-page = { CAPITAL($text) }

## Tablas: lo que muchas frases dirían igual. La cabecera de cada columna, sobre lo que en las frases es un argumento.

# La primera celda de una fila.
row-head = { CAPITAL($text) }
column-piece = Pieza
column-tile = Loseta
column-letter = Letra
column-count = Cantidad
# En qué se convierte una pieza.
column-becomes = Se convierte en
# Qué piezas captura una pieza.
column-captures = Captura
column-may-not-capture = No puede capturar
# Un bando solo promociona mientras tiene menos que esto.
column-fewer-than = Menos de
# Adónde llevan las líneas de una pieza: como el caballo, una casilla en diagonal hacia delante.
column-reaches = Adónde llega
column-swaps = Cambia de lugar con
# Cómo empieza una pieza boca abajo.
column-shown = Empieza como
column-rank = Rango
column-points = Puntos
column-ground = Terreno
