import { hashText, pick, seeded, type Random } from '../kit'
import type { PictureRequest } from '../request'

export type HairStyle =
  | 'sidePart'
  | 'crop'
  | 'bald'
  | 'swept'
  | 'receding'
  | 'bob'
  | 'long'
  | 'bun'
  | 'ponytail'
  | 'curls'
  | 'shortCurls'
  | 'scarf'
export type Outfit = 'suit' | 'blazerKnit' | 'shirt' | 'jumper' | 'blouse' | 'rollNeck'

/** What distinguishes one figure from the next. */
export interface Person {
  skin: string
  hair: string
  hairStyle: HairStyle
  beard: 'none' | 'stubble' | 'full'
  glasses: boolean
  earrings: boolean
  outfit: Outfit
  cloth: string
  shirt: string
  accent: string
  backdrop: string
  /** Shape of the backdrop behind the head. */
  setting: 'arch' | 'disc' | 'band'
}

const skins = ['#f2d0b4', '#e3b590', '#c98f66', '#9c6644', '#f0c6a6', '#6f4630'] as const
const darkHair = ['#2b221f', '#3b2a22', '#1f1c1e'] as const
const anyHair = ['#3b2a22', '#6b4a2f', '#a9793f', '#8c4a2c', '#2b221f', '#c9a86a', '#9a9a9a'] as const
const backdrops = ['#c9d3d6', '#d9cbb8', '#b9c7bd', '#d7bfb2', '#bcc6d4', '#cfcfc6', '#c2b8c4'] as const
const cloths = ['#2f3d4c', '#4a4f57', '#5b3038', '#3a4f48', '#6a5a48', '#3d4568', '#7a6f63'] as const
const shirts = ['#f6f3ec', '#e6edf0', '#f1e6dc', '#dfe6dc'] as const
const scarves = ['#3f6f73', '#5b3a58', '#44527a', '#8b3f4a', '#6b6f5a'] as const
const accents = ['#9b2b3a', '#d9a441', '#3f6f73', '#8a5a7a', '#4f6f9b', '#b5663f'] as const

const longStyles: readonly HairStyle[] = ['bob', 'long', 'bun', 'ponytail', 'curls', 'scarf', 'shortCurls']
const shortStyles: readonly HairStyle[] = ['sidePart', 'crop', 'swept', 'receding', 'bald', 'shortCurls']

/** A label that begins with "woman" or "man" narrows the choice, so that a figure can fit a name. */
function stylesFor(label: string | undefined): readonly HairStyle[] {
  if (label?.startsWith('woman')) return longStyles
  if (label?.startsWith('man')) return shortStyles
  return [
    'sidePart',
    'bob',
    'crop',
    'long',
    'receding',
    'bun',
    'curls',
    'swept',
    'ponytail',
    'bald',
    'shortCurls',
    'scarf',
  ]
}

const turn = <T>(list: readonly T[], step: number, random: Random): T => {
  const item = list[((step % list.length) + list.length) % list.length]
  return item === undefined ? pick(random, list) : item
}

/** Neighbouring seeds walk through the lists instead of drawing lots: a team of six shows six different people. */
export function personOf(request: PictureRequest): Person {
  const { seed, label } = request
  const random = seeded(seed * 6007 + hashText('portrait'))
  const hairStyle = turn(stylesFor(label), seed, random)
  const skin = turn(skins, seed * 5 + 1, random)
  const dark = skin === '#9c6644' || skin === '#6f4630' || skin === '#c98f66'
  const longHair = longStyles.includes(hairStyle) && hairStyle !== 'shortCurls'
  const outfit = turn<Outfit>(
    longHair
      ? ['blazerKnit', 'blouse', 'rollNeck', 'jumper']
      : ['suit', 'shirt', 'jumper', 'blazerKnit', 'rollNeck'],
    seed,
    random,
  )
  return {
    skin,
    hair:
      hairStyle === 'receding'
        ? pick(random, ['#9a9a9a', '#b9b6b0', '#6b5a4a'])
        : pick(random, dark ? darkHair : anyHair),
    hairStyle,
    beard: longHair
      ? 'none'
      : hairStyle === 'bald'
        ? 'full'
        : pick(random, ['none', 'none', 'stubble', 'full']),
    glasses: random() < 0.34,
    earrings: longHair && hairStyle !== 'scarf' && random() < 0.6,
    outfit,
    cloth: turn(cloths, seed * 3, random),
    shirt: pick(random, shirts),
    accent: turn(hairStyle === 'scarf' ? scarves : accents, seed, random),
    backdrop: turn(backdrops, seed * 2, random),
    setting: turn(['arch', 'disc', 'band'] as const, seed, random),
  }
}
