import { darken, fade, lighten, mix } from './colour'
import { between, draw, pick, round, times } from './kit'
import type { Scene } from './scene'
import { ellipse, linear, path, polygon, quad, rect, stroke } from './shapes'

export const water = 664

/** Roofs and gables of the old town, smaller and paler the further up the hill they stand. */
export function townRow(
  scene: Scene,
  from: number,
  to: number,
  foot: (x: number) => number,
  size: number,
  haze: number,
): string {
  const { random, light } = scene
  const soften = (colour: string): string => mix(scene.inLight(colour), light.sky[2], haze)
  let drawn = ''
  for (let x = from; x < to;) {
    const width = size * between(random, 0.8, 1.3)
    const tall = size * between(random, 0.9, 1.7)
    const y = foot(x + width / 2)
    const walls = soften(pick(random, ['#a9523d', '#c7a57a', '#e6dccb', '#9b4a3b', '#b5664b', '#d8c3a4']))
    const roof = soften(pick(random, ['#4a5364', '#535a66', '#8a5546', '#3f4858']))
    const rise = width * between(random, 0.32, 0.5)
    const windows = times(6, (index) =>
      rect(
        x + width * (0.14 + (index % 3) * 0.27),
        y - tall * (0.86 - Math.floor(index / 3) * 0.42),
        width * 0.14,
        tall * 0.22,
        random() < 0.36 ? '#ffdb92' : soften('#5c6b80'),
      ),
    )
    drawn += draw(
      rect(x + width * 0.7, y - tall - rise - 4, width * 0.12, rise, soften('#9a5138')),
      quad(
        [x - 3, y - tall],
        [x + width * 0.14, y - tall - rise],
        [x + width * 0.86, y - tall - rise],
        [x + width + 3, y - tall],
        roof,
      ),
      rect(x, y - tall, width, tall + size, walls),
      rect(x, y - tall, width * 0.12, tall + size, fade(light.shade, 0.16)),
      windows,
    )
    x += width
  }
  return drawn
}

/** A church tower with its slate spire. */
export function tower(
  scene: Scene,
  x: number,
  foot: number,
  width: number,
  tall: number,
  haze: number,
): string {
  const soften = (colour: string): string => mix(scene.inLight(colour), scene.light.sky[2], haze)
  const top = foot - tall
  return draw(
    rect(x, top, width, tall, soften('#8f8a86')),
    rect(x, top, width * 0.3, tall, fade(scene.light.shade, 0.2)),
    polygon(
      [
        [x - 4, top],
        [x + width / 2, top - width * 2.6],
        [x + width + 4, top],
      ],
      soften('#3f4858'),
    ),
    rect(x + width * 0.34, top + width * 0.4, width * 0.32, width * 0.8, soften('#3a3f4a')),
  )
}

/** A stone bridge with flat arches, from the left edge to `end`. */
export function bridge(scene: Scene, end: number, deck: number): string {
  const stone = scene.inLight('#8d8a88')
  const span = 206
  const arches = times(4, (index) => {
    const right = end - 40 - index * span
    return `M${right} ${water + 30}V${deck + 62}Q${right - span / 2 + 14} ${deck + 2} ${right - span + 28} ${deck + 62}V${water + 30}z`
  })
  const lamps = times(
    7,
    (index) =>
      stroke(`M${end - 70 - index * 112} ${deck}v-40`, '#2b2e35', 4) +
      ellipse(end - 70 - index * 112, deck - 44, 7, 8, '#ffe3a0'),
  )
  const shape = `M-10 ${deck}H${end}V${water + 34}H-10z${arches}`
  return draw(
    `<path d="${shape}" fill="${stone}" fill-rule="evenodd"/>`,
    rect(-10, deck - 8, end + 16, 12, lighten(stone, 0.25)),
    lamps,
  )
}

export function river(scene: Scene): string {
  const { random } = scene
  const fill = scene.define((id) =>
    linear(id, 'down', [
      [0, '#b89a86'],
      [0.25, '#6d7486'],
      [1, '#24344c'],
    ]),
  )
  const glints = (count: number, colour: string, left: number, right: number): string =>
    stroke(
      times(count, () => {
        const depth = random()
        return `M${round(between(random, left, right))} ${round(water + 14 + depth * 210)}h${round(18 + depth * 70)}`
      }),
      colour,
      3,
    )
  const reflections = times(26, (index) =>
    rect(
      730 + index * 34 + between(random, -8, 8),
      water + 36,
      between(random, 6, 18),
      between(random, 60, 170),
      fade(pick(random, ['#ffd893', '#c8705a', '#e6cda8']), 0.16),
    ),
  )
  return draw(
    rect(0, water, 1600, 240, fill),
    reflections,
    glints(60, fade('#ffe0a8', 0.34), 820, 1560),
    glints(36, fade('#9fb4c8', 0.2), 0, 1500),
  )
}

export function quay(scene: Scene): string {
  const stone = scene.inLight('#a39c94')
  const trees = times(9, (index) => {
    const x = 748 + index * 98 + between(scene.random, -14, 14)
    if (Math.abs(x - 1192) < 84) return ''
    return (
      ellipse(x, water - 44, 30, 27, darken(scene.light.foliage, 0.2)) +
      ellipse(x + 5, water - 50, 22, 19, scene.light.foliage) +
      rect(x - 3, water - 26, 6, 30, '#4d3c33')
    )
  })
  const lamps = times(
    6,
    (index) =>
      stroke(`M${830 + index * 150} ${water}v-46`, '#2b2e35', 3.4) +
      ellipse(830 + index * 150, water - 50, 6, 7, '#ffe3a0'),
  )
  const joints = times(20, (index) => `M${700 + index * 50} ${water}v34`)
  return draw(
    trees,
    quad([690, water + 36], [706, water], [1610, water], [1610, water + 36], stone),
    rect(702, water - 4, 910, 8, lighten(stone, 0.34)),
    stroke(joints, fade(scene.light.shade, 0.16), 2, false),
    lamps,
  )
}
