import { mix } from './colour'
import type { Random } from './kit'
import type { Light } from './light'

/** Design space of every landscape picture; the final size only scales it. */
export const canvas = { width: 1600, height: 1067 } as const

/** What every drawing function shares: the seed's numbers, the light, and the definitions collected on the way. */
export class Scene {
  private readonly definitions: string[] = []
  private readonly named = new Map<string, string>()

  constructor(
    readonly random: Random,
    readonly light: Light,
    /** Indoors the lamps are on when it gets dark, so colours keep their warmth. */
    readonly indoors = false,
  ) {}

  /** Adds a definition under an id of its own and returns the reference to use as a fill. */
  define(make: (id: string) => string): string {
    const id = `d${this.definitions.length}`
    this.definitions.push(make(id))
    return `url(#${id})`
  }

  /** The same, but made only once for each name. */
  once(name: string, make: (id: string) => string): string {
    const known = this.named.get(name)
    if (known) return known
    const reference = this.define(make)
    this.named.set(name, reference)
    return reference
  }

  /** Draws inside the outline of a shape. */
  clipped(shape: string, drawing: string): string {
    const reference = this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)
    return `<g clip-path="${reference}">${drawing}</g>`
  }

  /** A colour of the ground or of a wall as it looks in this light. */
  inLight(colour: string, extra = 0): string {
    return mix(colour, this.light.shade, Math.max(0, this.light.night * (this.indoors ? 0.35 : 1) + extra))
  }

  toSvg(drawing: string, size: { width: number; height: number } = canvas): string {
    const { width, height } = size
    const viewBox = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${viewBox}><defs>${this.definitions.join('')}</defs>${drawing}</svg>`
  }
}
