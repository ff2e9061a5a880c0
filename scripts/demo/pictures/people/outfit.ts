import { darken, lighten } from '../colour'
import { draw, times } from '../kit'
import { circle, path, stroke } from '../shapes'
import type { Person } from './person'

const body = 'M96 1010C96 800 150 716 268 676L346 640Q400 676 454 640L532 676C650 716 704 800 704 1010z'
const leftSleeve = 'M96 1010C96 800 150 716 268 676L300 662C210 730 180 830 184 1010z'
const rightSleeve = 'M704 1010C704 830 670 750 600 706C640 790 650 900 648 1010z'

/** Clothes lie partly under the neck (the garment) and partly over it (collars and lapels). */
export interface Clothes {
  under: string
  over: string
}

const garment = (colour: string): string =>
  draw(path(body, colour), path(leftSleeve, darken(colour, 0.13)), path(rightSleeve, lighten(colour, 0.08)))

const lapels = (cloth: string): string =>
  draw(
    path('M346 640L322 654L296 752L340 770L318 794L400 930L400 1010H330L262 690z', darken(cloth, 0.14)),
    path('M454 640L478 654L504 752L460 770L482 794L400 930L400 1010H470L538 690z', lighten(cloth, 0.07)),
  )

const collar = (shirt: string): string =>
  draw(
    path('M344 622L400 712L350 752L314 660z', lighten(shirt, 0.5)),
    path('M456 622L400 712L450 752L486 660z', darken(shirt, 0.06)),
  )

function suit({ cloth, shirt, accent }: Person): Clothes {
  return {
    under: garment(cloth) + path('M330 646Q400 700 470 646L486 690L400 940L314 690z', shirt),
    over: draw(
      path('M388 716H412L420 744L412 758L430 900L400 946L370 900L388 758L380 744z', accent),
      path('M388 716H412L420 744H380z', darken(accent, 0.16)),
      collar(shirt),
      lapels(cloth),
    ),
  }
}

function blazerKnit({ cloth, accent }: Person): Clothes {
  const knit = lighten(accent, 0.08)
  return {
    under: garment(cloth) + path('M330 646Q400 700 470 646L500 690L400 960L300 690z', knit),
    over: stroke('M336 652Q400 734 464 652', darken(accent, 0.16), 12) + lapels(cloth),
  }
}

function shirtAlone({ shirt }: Person): Clothes {
  return {
    under: garment(shirt),
    over: draw(
      stroke('M400 730V1010', darken(shirt, 0.16), 3),
      times(3, (index) => circle(400, 790 + index * 80, 5, darken(shirt, 0.3))),
      collar(lighten(shirt, 0.2)),
      stroke('M314 660L350 752M486 660L450 752', darken(shirt, 0.16), 2.4),
    ),
  }
}

function jumper({ cloth, shirt }: Person): Clothes {
  return {
    under: garment(cloth),
    over: draw(
      path('M342 628L400 700L458 628L474 654Q400 736 326 654z', shirt),
      path('M326 650Q400 740 474 650L482 668Q400 762 318 668z', darken(cloth, 0.18)),
    ),
  }
}

function blouse({ accent }: Person): Clothes {
  return {
    under: garment(accent),
    over: draw(
      path('M326 650L344 634L404 786L388 806z', darken(accent, 0.16)),
      path('M474 650L456 634L396 786L412 806z', lighten(accent, 0.13)),
      stroke('M350 660Q400 730 450 660', '#e2bd6a', 3.4) + circle(400, 696, 6, '#e2bd6a'),
    ),
  }
}

function rollNeck({ cloth }: Person): Clothes {
  return {
    under: garment(cloth),
    over: draw(
      path('M340 572Q400 606 460 572L470 668Q400 704 330 668z', lighten(cloth, 0.1)),
      path('M340 572Q400 606 460 572L461 586Q400 622 339 586z', lighten(cloth, 0.24)),
      path('M340 572L330 668Q346 678 362 682L360 584z', darken(cloth, 0.08)),
    ),
  }
}

export function clothesOf(person: Person): Clothes {
  switch (person.outfit) {
    case 'suit':
      return suit(person)
    case 'blazerKnit':
      return blazerKnit(person)
    case 'shirt':
      return shirtAlone(person)
    case 'jumper':
      return jumper(person)
    case 'blouse':
      return blouse(person)
    case 'rollNeck':
      return rollNeck(person)
  }
}
