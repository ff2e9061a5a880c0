import { darken, fade, lighten } from './colour'
import { draw, round, times } from './kit'
import { blueStone, gableWall, shadowBand, slope, wall, type Material } from './materials'
import { windowUnit, type WindowStyle } from './openings'
import type { Scene } from './scene'
import { boxData, path, polygon, rect, stroke, type Point } from './shapes'

/** A brick chimney standing on `base`. */
export function chimney(
  scene: Scene,
  x: number,
  base: number,
  width: number,
  height: number,
  material: Material,
): string {
  const stone = scene.inLight(blueStone)
  const pot = (left: number, tall: number): string =>
    rect(x + left, base - height - tall - 6, 12, tall + 2, scene.inLight('#9a5138'))
  return draw(
    pot(width * 0.16, 18),
    width > 40 && pot(width * 0.58, 14),
    wall(scene, material, x, base - height, width, height),
    rect(x - 5, base - height - 8, width + 10, 11, stone),
  )
}

/** The front slope of a roof whose ridge runs along the façade; `inset` makes it a hip. */
export function saddleRoof(
  scene: Scene,
  material: Material,
  x: number,
  eave: number,
  width: number,
  height: number,
  overhang = 30,
  inset = 0,
): string {
  const points: Point[] = [
    [x - overhang, eave],
    [x - overhang * 0.6 + inset, eave - height],
    [x + width + overhang * 0.6 - inset, eave - height],
    [x + width + overhang, eave],
  ]
  const ridgeWidth = width + overhang * 1.2 - inset * 2
  const colour = scene.inLight(material.colour)
  return draw(
    shadowBand(scene, x, eave, width, 24),
    slope(scene, material, points),
    rect(x - overhang * 0.6 + inset - 3, eave - height - 6, ridgeWidth + 6, 11, darken(colour, 0.22), 5),
    gutter(scene, x - overhang, eave, width + overhang * 2),
  )
}

export function gutter(scene: Scene, x: number, eave: number, width: number): string {
  const colour = scene.inLight('#dcd6c9')
  return (
    rect(x - 4, eave - 5, width + 8, 12, colour, 3) + rect(x - 4, eave + 4, width + 8, 4, darken(colour, 0.3))
  )
}

/** A zinc or plaster cornice with brackets, as on a town house. */
export function cornice(scene: Scene, x: number, y: number, width: number, colour: string): string {
  const tone = scene.inLight(colour)
  const count = Math.floor(width / 30)
  const brackets = times(count, (index) => boxData(x + 8 + index * ((width - 16) / count), y + 8, 12, 15))
  return draw(
    shadowBand(scene, x, y + 8, width, 26),
    path(brackets, darken(tone, 0.1)),
    rect(x - 10, y - 12, width + 20, 22, tone),
    rect(x - 10, y + 6, width + 20, 4, darken(tone, 0.26)),
  )
}

/** A steep mansard with rounded dormers, one above each axis given. */
export function mansard(
  scene: Scene,
  material: Material,
  x: number,
  eave: number,
  width: number,
  height: number,
  axes: readonly number[],
  style: WindowStyle,
): string {
  const points: Point[] = [
    [x - 4, eave],
    [x + 24, eave - height],
    [x + width - 24, eave - height],
    [x + width + 4, eave],
  ]
  const colour = scene.inLight(material.colour)
  return draw(
    slope(scene, material, points),
    rect(x + 18, eave - height - 6, width - 36, 9, darken(colour, 0.2)),
    axes
      .map((axis) => dormer(scene, axis, eave - 14, Math.min(76, width * 0.2), height * 0.72, colour, style))
      .join(''),
  )
}

function dormer(
  scene: Scene,
  axis: number,
  foot: number,
  width: number,
  height: number,
  roof: string,
  style: WindowStyle,
): string {
  const left = round(axis - width / 2)
  const right = round(axis + width / 2)
  const shoulder = round(foot - height * 0.72)
  const cheek = scene.inLight('#e4ddce')
  return draw(
    path(
      `M${left} ${foot}V${shoulder}Q${axis} ${round(foot - height * 1.15)} ${right} ${shoulder}V${foot}Z`,
      cheek,
    ),
    stroke(
      `M${left - 5} ${shoulder + 2}Q${axis} ${round(foot - height * 1.24)} ${right + 5} ${shoulder + 2}`,
      darken(roof, 0.15),
      9,
    ),
    windowUnit(scene, axis - width * 0.29, foot - height * 0.74, width * 0.58, height * 0.62, {
      ...style,
      surround: undefined,
      arch: 8,
      sill: false,
      shutters: undefined,
      flowers: undefined,
      columns: 2,
      transom: false,
    }),
  )
}

/** A gabled dormer or a cross gable: wall, window left to the caller, and its two roof edges. */
export function gable(
  scene: Scene,
  material: Material,
  roof: string,
  centre: number,
  foot: number,
  width: number,
  eave: number,
  peak: number,
): string {
  const left = centre - width / 2
  const right = centre + width / 2
  const edge = darken(scene.inLight(roof), 0.14)
  const rise = (eave - peak) / (width / 2)
  const reach = 26
  return draw(
    gableWall(scene, material, [
      [left, foot],
      [left, eave],
      [centre, peak],
      [right, eave],
      [right, foot],
    ]),
    polygon(
      [
        [left - reach, eave + reach * rise],
        [centre, peak - 2],
        [right + reach, eave + reach * rise],
        [right + reach - 4, eave + reach * rise + 20],
        [centre, peak + 20],
        [left - reach + 4, eave + reach * rise + 20],
      ],
      fade(scene.light.shade, 0.26),
    ),
    polygon(
      [
        [left - reach, eave + reach * rise],
        [centre, peak - 8],
        [right + reach, eave + reach * rise],
        [right + reach - 3, eave + reach * rise + 12],
        [centre, peak + 10],
        [left - reach + 3, eave + reach * rise + 12],
      ],
      edge,
    ),
  )
}

/** Solar panels lying on a slope. */
export function solarPanels(scene: Scene, x: number, y: number, columns: number, rows: number): string {
  const dark = scene.inLight('#26344f')
  return times(columns * rows, (index) => {
    const left = x + (index % columns) * 44
    const top = y + Math.floor(index / columns) * 38
    return (
      rect(left, top, 41, 35, dark, 1) +
      path(
        boxData(left + 13, top, 1.2, 35) +
          boxData(left + 27, top, 1.2, 35) +
          boxData(left, top + 17, 41, 1.2),
        fade(lighten(dark, 0.5), 0.4),
      )
    )
  })
}

/** The edge of a flat roof. */
export const parapet = (scene: Scene, x: number, y: number, width: number, colour = '#33363d'): string =>
  rect(x - 5, y - 9, width + 10, 13, scene.inLight(colour)) + shadowBand(scene, x, y + 4, width, 10)
