import { groundArea, iso } from './aerial-ground'
import { treeAt } from './aerial-houses'
import { darken, fade } from './colour'
import { between, draw, round, times } from './kit'
import type { Scene } from './scene'
import { path, polygon, stroke } from './shapes'

export function river(scene: Scene): string {
  const water = scene.inLight('#6fa3b4')
  const bank = (shift: number, fill: string): string =>
    polygon(
      [iso(-140, -62 + shift), iso(140, -62 + shift), iso(140, -100 - shift), iso(-140, -100 - shift)],
      fill,
    )
  const glints = times(26, () => {
    const [x, y] = iso(between(scene.random, -100, 110), between(scene.random, -96, -66))
    return `M${round(x)} ${round(y)}l34 20`
  })
  return draw(
    bank(4, scene.inLight('#b9b2a4')),
    bank(0, water),
    stroke(glints, fade('#ffffff', 0.26), 2.6),
    groundArea(22, -112, 9, 62, scene.inLight('#cfc9bd')),
    groundArea(25.8, -112, 1, 62, fade('#ffffff', 0.6)),
  )
}

/** The edge of the woods above the valley. */
export const wood = (scene: Scene): string =>
  draw(
    groundArea(-150, -112, 300, 56, darken(scene.light.foliage, 0.2)),
    times(150, (index) =>
      treeAt(
        scene,
        between(scene.random, -120, 120),
        -110 + (index / 150) * 52,
        between(scene.random, 1, 1.5),
      ),
    ),
  )

export function roads(scene: Scene): string {
  const asphalt = scene.inLight('#a3a19e')
  const verge = scene.inLight('#d3cdbf')
  const [fromX, fromY] = iso(23, -140)
  const [toX, toY] = iso(23, 140)
  const marks = `<path d="M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}" stroke="#f4f1e8" stroke-width="2.6" stroke-dasharray="16 18" fill="none"/>`
  return draw(
    groundArea(18, -140, 10, 280, verge),
    groundArea(-140, 19, 280, 9, verge),
    groundArea(-140, -49, 280, 8, verge),
    groundArea(20, -140, 6, 280, asphalt),
    groundArea(-140, 20.6, 280, 5.6, asphalt),
    groundArea(-140, -47.6, 280, 5.2, asphalt),
    marks,
  )
}
