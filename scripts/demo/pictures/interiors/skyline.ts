import { darken } from '../colour'
import { between, draw, pick, times } from '../kit'
import type { Scene } from '../scene'
import { polygon, rect } from '../shapes'

/** Roofs of the town below, as seen from an upper floor. */
export function anyRoofs(scene: Scene, horizon: number): string {
  const { random } = scene
  const house = (x: number, y: number, width: number): string => {
    const roof = scene.inLight(pick(random, ['#4a5364', '#535a66', '#8a5546', '#3f4858']))
    const walls = scene.inLight(pick(random, ['#a9523d', '#ece4d4', '#c7a57a', '#9b4a3b']))
    const chimney = rect(x + width * 0.7, y - 118, 22, 60, scene.inLight('#9a5138'))
    const panes = times(Math.floor(width / 64), (index) =>
      rect(
        x + 22 + index * 64,
        y + 26,
        30,
        48,
        random() < scene.light.lit ? '#ffdf98' : scene.light.glass[1],
      ),
    )
    return draw(
      chimney,
      polygon(
        [
          [x - 8, y],
          [x + 20, y - 84],
          [x + width - 20, y - 84],
          [x + width + 8, y],
        ],
        roof,
      ),
      rect(x, y, width, 700, walls),
      rect(x, y, width, 12, darken(walls, 0.3)),
      panes,
    )
  }
  const row = (y: number): string => {
    let drawn = ''
    for (let x = -60; x < 1650;) {
      const width = between(random, 150, 250)
      drawn += house(x, y + between(random, -34, 34), width)
      x += width + 10
    }
    return drawn
  }
  return row(horizon + 30) + row(horizon + 190)
}
