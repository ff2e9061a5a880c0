import { darken, fade, lighten, mix } from './colour'
import { between, draw, pick, round, times } from './kit'
import type { Scene } from './scene'
import { circle, ellipse, linear, path, radial, rect, stroke } from './shapes'
import { poplar } from './trees'

/** Canvas the backdrop fills; wider than any picture so that mirrored and scaled scenes have no gaps. */
interface Extent {
  width: number
  height: number
}

function cloud(scene: Scene, x: number, y: number, size: number, opacity: number): string {
  const colour = fade(scene.light.name === 'dusk' ? '#f4d3cf' : '#ffffff', opacity)
  const width = 220 * size
  const puff = (centre: number, radius: number): string =>
    `M${round(x + centre * width - radius)} ${round(y)}a${round(radius)} ${round(radius * 0.9)} 0 0 1 ${round(radius * 2)} 0z`
  const first = between(scene.random, 0.24, 0.34)
  // One outline for all puffs: overlapping translucent circles would show their seams.
  const data = puff(first, 34 * size) + puff(first + 0.26, 48 * size) + puff(first + 0.48, 30 * size)
  const base = `M${round(x)} ${round(y)}h${round(width)}a${round(9 * size)} ${round(9 * size)} 0 0 1 0 ${round(18 * size)}h${round(-width)}a${round(9 * size)} ${round(9 * size)} 0 0 1 0 ${round(-18 * size)}z`
  return `<path d="${data}${base}" fill="${colour}" fill-rule="nonzero"/>`
}

const birds = (scene: Scene, extent: Extent): string => {
  const left = extent.width * between(scene.random, 0.15, 0.6)
  return times(4, (index) => {
    const x = round(left + index * 44 + scene.random() * 30)
    const y = round(80 + scene.random() * 90)
    return stroke(`M${x} ${y}q8 -8 15 0q7 -7 15 0`, fade(scene.light.shade, 0.4), 2.6)
  })
}

/** Sky with sun and clouds down to the bottom of the picture. */
export function sky(scene: Scene, extent: Extent, horizon: number): string {
  const { light, random } = scene
  const fill = scene.once('sky', (id) =>
    linear(id, 'down', [
      [0, light.sky[0]],
      [0.55, light.sky[1]],
      [1, light.sky[2]],
    ]),
  )
  const halo = scene.once('halo', (id) =>
    radial(id, [
      [0, fade(light.sun, 0.8)],
      [0.35, fade(light.sun, 0.32)],
      [1, fade(light.sun, 0)],
    ]),
  )
  const sunX = extent.width * between(random, 0.74, 0.86)
  const sunY = horizon - between(random, 250, 380)
  return draw(
    rect(0, 0, extent.width, horizon + 40, fill),
    light.sunStrength > 0 &&
      circle(sunX, sunY, 320, halo) + circle(sunX, sunY, 42, fade(light.sun, light.sunStrength)),
    times(4, (index) =>
      cloud(
        scene,
        extent.width * (0.02 + 0.25 * index) + random() * 70,
        110 + random() * 170,
        0.6 + random() * 0.6,
        0.24 + random() * 0.28,
      ),
    ),
    birds(scene, extent),
  )
}

/** One wooded ridge of the valley. */
export function ridge(scene: Scene, extent: Extent, y: number, height: number, fill: string): string {
  const steps = 6
  const step = extent.width / steps
  let data = `M0 ${y}`
  let before = y
  for (let index = 1; index <= steps; index++) {
    const next = y + (scene.random() - 0.5) * height
    const x = step * index
    data += `C${round(x - step / 2)} ${round(before - height * 0.4)} ${round(x - step / 2)} ${round(next - height * 0.3)} ${round(x)} ${round(next)}`
    before = next
  }
  return path(`${data}V${extent.height}H0Z`, fill)
}

/** A far village on the ridge: a few gables and a church spire. */
function village(scene: Scene, x: number, y: number): string {
  const roof = mix(scene.light.hills[1], '#5a4a58', 0.35)
  const house = mix(scene.light.hills[0], '#fff6e6', 0.35)
  const houses = times(6, (index) => {
    const left = round(x + index * 26 + scene.random() * 8)
    const top = round(y - 8 - scene.random() * 8)
    return draw(rect(left, top, 20, y - top + 14, house), path(`M${left - 3} ${top}l6 -10h14l6 10z`, roof))
  })
  return draw(
    rect(x + 64, y - 40, 12, 50, house),
    path(`M${round(x + 61)} ${round(y - 40)}l9 -40l9 40z`, roof),
    houses,
  )
}

/** Sky, hills and far trees behind everything that stands outside. */
export function backdrop(scene: Scene, extent: Extent, horizon: number): string {
  const { light, random } = scene
  return draw(
    sky(scene, extent, horizon),
    ridge(scene, extent, horizon - 105, 90, light.hills[0]),
    random() < 0.6 && village(scene, between(random, 0.1, 0.8) * extent.width, horizon - 84),
    ridge(scene, extent, horizon - 60, 70, light.hills[1]),
    times(7, () =>
      poplar(random() * extent.width, horizon - 30, 0.2 + random() * 0.2, darken(light.hills[1], 0.1)),
    ),
    ridge(scene, extent, horizon - 22, 40, light.hills[2]),
  )
}

/** A lawn from `y` to the bottom, with the stripes of the mower or the tufts of a meadow. */
export function lawn(scene: Scene, extent: Extent, y: number): string {
  const fill = scene.once('grass', (id) =>
    linear(id, 'down', [
      [0, scene.light.grass[0]],
      [1, scene.light.grass[1]],
    ]),
  )
  const tufts = times(60, () => {
    const depth = scene.random()
    const x = round(scene.random() * extent.width)
    const size = 3 + depth * 7
    return `M${x} ${round(y + 12 + depth * (extent.height - y))}q${round(size * 0.2)} ${round(-size)} ${round(size * 0.5)} ${round(-size * 1.4)}`
  })
  return draw(
    rect(0, y, extent.width, extent.height - y, fill),
    times(4, (index) =>
      ellipse(
        extent.width * pick(scene.random, [0.2, 0.5, 0.8]),
        y + 60 + index * 80,
        extent.width * 0.7,
        22,
        fade('#ffffff', 0.045),
      ),
    ),
    stroke(tufts, fade(darken(scene.light.grass[1], 0.2), 0.5), 2),
  )
}

/** Darkens the corners and lays the colour of the hour over everything. */
export function atmosphere(scene: Scene, extent: Extent): string {
  const vignette = scene.once('vignette', (id) =>
    radial(
      id,
      [
        [0.55, fade('#1d1630', 0)],
        [1, fade('#1d1630', 0.17)],
      ],
      0.48,
      0.78,
    ),
  )
  const lampLight = scene.indoors && scene.light.name === 'dusk'
  const tint = lampLight ? '#f2a95f' : scene.light.tint
  const tintStrength = lampLight ? 0.09 : scene.light.tintStrength
  return draw(
    tintStrength > 0 && rect(0, 0, extent.width, extent.height, fade(tint, tintStrength)),
    rect(0, 0, extent.width, extent.height, vignette),
  )
}

/** Glow around lamps. */
export const glow = (scene: Scene, x: number, y: number, radius: number): string => {
  const fill = scene.once('glow', (id) =>
    radial(id, [
      [0, fade('#ffdf98', 0.7)],
      [1, fade('#ffdf98', 0)],
    ]),
  )
  return circle(x, y, radius, fill)
}

/** Gravel or flagstones: pale and dark specks between two lines. */
export function specks(
  scene: Scene,
  area: { x: number; y: number; width: number; height: number },
  count: number,
): string {
  const { random } = scene
  return times(count, (index) => {
    const depth = random()
    const tone = index % 2 ? '#ffffff' : scene.light.shade
    return ellipse(
      area.x + random() * area.width,
      area.y + depth * area.height,
      3 + depth * 5,
      1.6 + depth * 2,
      fade(tone, 0.12),
    )
  })
}
