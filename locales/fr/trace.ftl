# Ce qu’est devenu un coup sur lequel l’auteur d’une règle s’interroge. $path est un coup, $rule le nom du fichier d’une règle, en mots.

trace-legal = légal : { $path }
trace-refused = { $why } ({ $code })
trace-dropped = { $path } : écarté par { $rule }
trace-passed = { $path } : franchit toutes les étapes ; c’est sa conséquence qui est refusée
