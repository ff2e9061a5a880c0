import { darken, fade, lighten } from '../colour'
import { draw } from '../kit'
import { circle, ellipse, path, stroke } from '../shapes'
import type { HairStyle, Person } from './person'

const longCurls =
  '300 250,350 200,420 184,486 220,520 290,536 360,528 430,510 486,280 320,264 390,276 456,296 500'
const cropCurls = '316 268,356 216,412 198,466 220,494 272'

/** One round lock at each of the points. */
const curlCloud = (points: string, radius: number, colour: string): string =>
  points
    .split(',')
    .map((point) => point.split(' ').map(Number))
    .map(([x = 0, y = 0]) => circle(x, y, radius, colour))
    .join('')

/** Hair that falls behind the neck and shoulders. */
export function hairBehind({ hairStyle, hair, accent }: Person): string {
  const shade = darken(hair, 0.25)
  switch (hairStyle) {
    case 'bob':
      return path(
        'M282 372C266 236 322 176 400 176S534 236 518 372C524 440 528 486 520 540Q492 566 462 556H338Q308 566 280 540C272 486 276 440 282 372z',
        shade,
      )
    case 'long':
      return path(
        'M280 372C262 232 322 172 400 172S538 232 520 372C524 470 548 560 540 690Q470 724 400 716Q330 724 260 690C252 560 276 470 280 372z',
        shade,
      )
    case 'bun':
      return circle(400, 168, 56, shade) + circle(408, 160, 44, hair) + ellipse(400, 214, 60, 14, shade)
    case 'ponytail':
      return path(
        'M462 214C540 220 572 300 560 400C556 470 574 520 548 590C520 566 512 500 514 430C514 350 500 300 456 262z',
        shade,
      )
    case 'curls':
      return curlCloud(longCurls, 50, shade)
    case 'shortCurls':
      return curlCloud(cropCurls, 40, shade)
    case 'scarf':
      return path(
        'M270 400C248 240 320 168 400 168S552 240 530 400C534 500 560 580 604 660Q510 730 400 726Q290 730 196 660C240 580 266 500 270 400z',
        darken(accent, 0.2),
      )
    default:
      return ''
  }
}

const caps: Partial<Record<HairStyle, string>> = {
  sidePart:
    'M294 366C280 246 322 186 408 186S524 246 506 366C502 330 494 304 482 286C440 300 384 292 350 258C328 286 304 316 294 366z',
  swept:
    'M294 362C276 262 306 206 352 190C398 166 472 172 504 222C520 256 514 310 506 362C502 322 494 300 478 282C430 262 372 262 330 290C308 306 300 330 294 362z',
  crop: 'M298 346C292 250 330 202 400 202S508 250 502 346C496 312 488 292 472 276C430 262 370 262 328 276C312 292 304 312 298 346z',
  bob: 'M286 396C272 246 322 184 400 184S528 246 514 396C508 352 496 318 476 292C432 306 376 298 344 268C322 300 296 340 286 396z',
  long: 'M284 430C266 246 318 180 400 180S534 246 516 430C512 366 492 308 400 244C308 308 288 366 284 430z',
  bun: 'M292 366C284 250 326 196 400 196S516 250 508 366C498 312 470 266 400 254C330 266 302 312 292 366z',
  ponytail:
    'M292 366C282 250 322 190 400 190S518 250 508 366C500 316 484 284 456 266C420 286 356 292 326 288C308 310 298 330 292 366z',
}

function curlyFringe(hair: string, low: boolean): string {
  const spots = low
    ? [
        [308, 300],
        [336, 262],
        [374, 240],
        [416, 234],
        [456, 250],
        [486, 290],
      ]
    : [
        [318, 282],
        [348, 250],
        [388, 234],
        [428, 236],
        [464, 256],
        [488, 288],
      ]
  return (
    spots.map(([x = 0, y = 0]) => circle(x, y, low ? 36 : 30, hair)).join('') +
    [
      [350, 236],
      [410, 216],
      [462, 240],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 15, lighten(hair, 0.1)))
      .join('')
  )
}

/** Hair in front of the forehead. */
export function hairInFront({ hairStyle, hair, accent }: Person): string {
  const cap = caps[hairStyle]
  if (cap) {
    return draw(
      path(cap, hair),
      hairStyle === 'sidePart' && stroke('M350 258Q372 222 430 204', darken(hair, 0.2), 3),
      hairStyle === 'long' && stroke('M400 244Q398 214 402 184', darken(hair, 0.25), 3),
      hairStyle !== 'crop' &&
        path('M436 208Q486 226 496 288Q480 242 436 208z', fade(lighten(hair, 0.4), 0.3)),
    )
  }
  switch (hairStyle) {
    case 'curls':
      return curlyFringe(hair, true)
    case 'shortCurls':
      return path(caps.crop ?? '', hair) + curlyFringe(hair, false)
    case 'receding':
      return path(
        'M294 384C278 300 296 208 400 206S522 300 506 384C502 340 498 300 480 272C462 238 338 238 320 272C302 300 298 340 294 384z',
        hair,
      )
    case 'bald':
      return (
        path('M296 376C290 340 292 316 300 296C306 320 306 350 304 376z', fade(hair, 0.5)) +
        path('M504 376C510 340 508 316 500 296C494 320 494 350 496 376z', fade(hair, 0.5)) +
        path('M430 222Q474 240 486 284Q452 246 430 222z', fade('#ffffff', 0.16))
      )
    default:
      return ''
  }
}

/** A headscarf lies over neck and collar. */
export function scarfOver({ hairStyle, accent }: Person): string {
  if (hairStyle !== 'scarf') return ''
  const hood =
    'M400 170C308 170 272 248 276 360C280 470 262 560 214 640Q310 712 400 706Q490 712 586 640C538 560 520 470 524 360C528 248 492 170 400 170ZM400 244C466 244 488 300 488 364C488 446 458 518 400 524C342 518 312 446 312 364C312 300 334 244 400 244Z'
  return draw(
    `<path fill-rule="evenodd" d="${hood}" fill="${accent}"/>`,
    path('M312 470C330 560 420 610 560 668Q590 652 586 640C470 600 370 550 324 466z', darken(accent, 0.13)),
    path(
      'M400 170C492 170 528 248 524 360C522 420 522 450 528 480C512 440 512 400 508 350C500 260 460 210 400 200z',
      lighten(accent, 0.14),
    ),
  )
}

/** Beard along the jaw, leaving the mouth free. */
export function beardOf({ beard, hair, hairStyle }: Person): string {
  if (beard === 'none') return ''
  const tone = hairStyle === 'bald' ? darken(hair, 0.05) : hair
  const data =
    'M302 392C306 412 310 424 318 434C340 428 356 446 372 446Q400 436 428 446C444 446 460 428 482 434C490 424 494 412 498 392C500 470 470 540 400 544C330 540 300 470 302 392z'
  return path(data, beard === 'full' ? tone : fade(tone, 0.28))
}
