import { darken, fade, lighten } from './colour'
import { between, draw, pick, round, times } from './kit'
import type { Scene } from './scene'
import { circle, ellipse, path, rect, stroke } from './shapes'

const groundShadow = (scene: Scene, x: number, y: number, width: number): string =>
  ellipse(x - width * 0.2, y, width, width * 0.13, fade(scene.light.shade, 0.2))

const trunk = (x: number, y: number, height: number, width: number, colour: string): string =>
  path(
    `M${round(x - width)} ${round(y)}Q${round(x - width * 0.4)} ${round(y - height * 0.4)} ${round(x - width * 0.5)} ${round(y - height)}h${round(width)}Q${round(x + width * 0.4)} ${round(y - height * 0.4)} ${round(x + width)} ${round(y)}z`,
    colour,
  )

interface Blob {
  x: number
  y: number
  radius: number
}

/** Light falls from the right: the same crown three times, smaller, brighter and further right each time. */
function crown(scene: Scene, blobs: readonly Blob[], colour: string, size: number): string {
  const layer = (shift: number, share: number, fill: string): string =>
    blobs
      .map(({ x, y, radius }) =>
        ellipse(x + shift * size, y - shift * size, radius * share, radius * share * 0.94, fill),
      )
      .join('')
  const leaf = (): string => {
    const blob = pick(scene.random, blobs)
    const angle = scene.random() * 6.28
    const reach = Math.sqrt(scene.random()) * blob.radius * 0.8
    const x = round(blob.x + Math.cos(angle) * reach)
    const y = round(blob.y + Math.sin(angle) * reach)
    return `M${x} ${y}q${round(5 * size)} ${round(-5 * size)} ${round(9 * size)} 0q${round(-4 * size)} ${round(4 * size)} ${round(-9 * size)} 0z`
  }
  return draw(
    layer(0, 1, darken(colour, 0.22)),
    layer(7, 0.84, colour),
    layer(16, 0.58, lighten(colour, 0.08)),
    path(times(26, leaf), fade(lighten(colour, 0.3), 0.5)),
    path(times(22, leaf), fade(darken(colour, 0.3), 0.4)),
  )
}

/** A broad-leaved tree with a round crown. */
export function tree(scene: Scene, x: number, y: number, size: number, colour = scene.light.foliage): string {
  const { random } = scene
  const blobs = Array.from({ length: 9 }, (): Blob => {
    const angle = random() * 6.28
    const reach = random() * 60
    return {
      x: x + Math.cos(angle) * reach * size,
      y: y - (215 + Math.sin(angle) * reach) * size,
      radius: (50 + random() * 26) * size,
    }
  })
  return draw(
    groundShadow(scene, x, y, 90 * size),
    trunk(x, y, 170 * size, 10 * size, scene.inLight('#5f4a3e')),
    crown(scene, blobs, colour, size),
  )
}

/** A slender street or garden tree. */
export function oval(scene: Scene, x: number, y: number, size: number, colour = scene.light.foliage): string {
  const blobs = Array.from({ length: 7 }, (_, index): Blob => {
    const height = 120 + index * 30
    return {
      x: x + between(scene.random, -16, 16) * size,
      y: y - height * size,
      radius: (52 - Math.abs(index - 2.4) * 7) * size,
    }
  })
  return draw(
    groundShadow(scene, x, y, 60 * size),
    trunk(x, y, 130 * size, 7 * size, scene.inLight('#66503f')),
    crown(scene, blobs, colour, size * 0.8),
  )
}

export function birch(scene: Scene, x: number, y: number, size: number): string {
  const colour = lighten(scene.light.foliage, 0.16)
  const bark = scene.inLight('#e8e4da')
  const blobs = Array.from({ length: 8 }, (_, index): Blob => {
    const reach = index % 2 ? 1 : -1
    return {
      x: x + reach * between(scene.random, 6, 42) * size,
      y: y - (150 + index * 22) * size,
      radius: between(scene.random, 30, 42) * size,
    }
  })
  const marks = times(6, (index) =>
    rect(x - 5 * size, y - (20 + index * 22) * size, 6 * size, 2.4 * size, scene.inLight('#6a6460')),
  )
  return draw(
    groundShadow(scene, x, y, 60 * size),
    trunk(x, y, 230 * size, 6 * size, bark),
    marks,
    crown(scene, blobs, colour, size * 0.7),
  )
}

export function conifer(scene: Scene, x: number, y: number, size: number): string {
  const colour = darken(scene.light.foliage, 0.24)
  const tier = (index: number): string => {
    const top = y - (300 - index * 58) * size
    const width = (34 + index * 17) * size
    const height = 96 * size
    return draw(
      path(
        `M${round(x)} ${round(top)}L${round(x + width)} ${round(top + height)}H${round(x - width)}Z`,
        darken(colour, index % 2 ? 0.06 : 0.12),
      ),
      path(
        `M${round(x)} ${round(top)}L${round(x + width)} ${round(top + height)}H${round(x + width * 0.1)}Z`,
        colour,
      ),
    )
  }
  return draw(
    groundShadow(scene, x, y, 80 * size),
    rect(x - 8 * size, y - 46 * size, 16 * size, 46 * size, scene.inLight('#5a463a')),
    times(4, (index) => tier(3 - index)),
  )
}

export const poplar = (x: number, y: number, size: number, colour: string): string => {
  const half = (reach: number): string =>
    `M${round(x)} ${round(y)}C${round(x + reach * size)} ${round(y - 60 * size)} ${round(x + reach * 0.8 * size)} ${round(y - 200 * size)} ${round(x)} ${round(y - 280 * size)}`
  return path(half(-42) + 'z', darken(colour, 0.08)) + path(half(42) + 'z', lighten(colour, 0.12))
}

/** One of the trees by the seed's choice. */
export function anyTree(scene: Scene, x: number, y: number, size: number): string {
  const tone = pick(scene.random, [0, 0.06, 0.12])
  const colour = darken(scene.light.foliage, tone)
  const kind = pick(scene.random, ['tree', 'tree', 'oval', 'birch', 'conifer'])
  if (kind === 'birch') return birch(scene, x, y, size)
  if (kind === 'conifer') return conifer(scene, x, y, size)
  return kind === 'oval' ? oval(scene, x, y, size * 1.15, colour) : tree(scene, x, y, size, colour)
}

export const flowerColours = [
  ['#d8536a', '#f0a9a0', '#ffffff'],
  ['#b08ac8', '#9d78bd', '#d4b6e2'],
  ['#f2d06b', '#ffffff', '#e88f6b'],
  ['#f0efe2', '#e8a3ae', '#ffffff'],
  ['#6f8fd0', '#a9bfe6', '#ffffff'],
] as const

/** A rounded shrub or border, with or without blossom. */
export function bush(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  flowers?: readonly string[],
): string {
  const { random } = scene
  const colour = scene.light.foliage
  const humps = Math.max(2, Math.round(width / (height * 0.8)))
  const row = (lift: number, radius: number, shift: number, fill: string): string =>
    times(humps + 1, (index) =>
      ellipse(
        x + (width / humps) * index + shift,
        y - height * lift + random() * 4,
        height * radius,
        height * radius * 0.92,
        fill,
      ),
    )
  const blossom = (): string => {
    const flowerX = x + random() * width
    const flowerY = y - height * (0.25 + random() * 0.75)
    return circle(flowerX, flowerY, 4.2, pick(random, flowers ?? []))
  }
  return draw(
    ellipse(x + width / 2 - 8, y, width * 0.56, height * 0.16, fade(scene.light.shade, 0.18)),
    row(0.42, 0.6, 0, darken(colour, 0.2)),
    row(0.56, 0.48, 4, colour),
    row(0.68, 0.28, 8, lighten(colour, 0.08)),
    flowers && times(humps * 7, blossom),
  )
}

/** A clipped hedge. */
export function hedge(scene: Scene, x: number, y: number, width: number, height: number): string {
  const colour = darken(scene.light.foliage, 0.1)
  const leaves = times(Math.round(width / 9), () => {
    const leafX = round(x + scene.random() * width)
    const leafY = round(y - scene.random() * height)
    return `M${leafX} ${leafY}h7`
  })
  return draw(
    ellipse(x + width / 2 - 10, y, width * 0.52, 9, fade(scene.light.shade, 0.2)),
    rect(x, y - height, width, height, colour, 8),
    rect(x, y - height, width, height * 0.3, lighten(colour, 0.14), 8),
    stroke(leaves, fade(lighten(colour, 0.3), 0.45), 2.4),
  )
}
