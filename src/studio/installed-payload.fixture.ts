import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const packages = [
  '@payloadcms/ui',
  '@payloadcms/next',
  '@payloadcms/richtext-lexical',
  'react-datepicker',
  'sonner',
  'react-select',
  '@lexical/react',
]

function readPackage(name: string): string[] {
  const folder = path.resolve('node_modules', name, 'dist')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.(?:[cm]?js|css)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
}

let texts: string[] | null = null

/** The scripts and style sheets of Payload's studio as they are installed. */
const installedTexts = (): string[] => (texts ??= packages.flatMap(readPackage))

/** Whether a text occurs in the installed studio. */
export const occurs = (text: string): boolean => installedTexts().some((each) => each.includes(text))

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Whether the installed studio has elements of a class: written out, or of the name of a part with `__` or `--` and what
 * follows.
 */
export function knowsClass(name: string): boolean {
  if (installedTexts().some((text) => new RegExp(`[\\s"'\`.]${escape(name)}(?![\\w-])`).test(text)))
    return true
  return [...name.matchAll(/__|--|-/g)].some(({ index }) => {
    const [block, rest] = [name.slice(0, index), name.slice(index)]
    const part = new RegExp(`["'\`]${escape(block)}["'\`]`)
    const ending = new RegExp(`\\}${escape(rest)}(?![\\w-])|["'\`]${escape(rest)}["'\`]`)
    return installedTexts().some((text) => part.test(text) && ending.test(text))
  })
}
