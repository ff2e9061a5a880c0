/** How the name of a new block, form, field or feed is written in each place, derived from the name of its folder. */
export interface PartName {
  /** `office-map`: folder and files, and the thumbnail of a block. */
  folder: string
  /** `officeMap`: stored with the content, so changing it later needs a migration. */
  slug: string
  /** `OfficeMap`: the view. */
  view: string
  /** `Office map`: placeholder of the labels until they are written. */
  words: string
}

/** An error whose message is one line on why something cannot be created. */
export class Refusal extends Error {}

const maxLength = 40

/** Reserved words of JavaScript; `blocks` is the list itself. */
const reserved = new Set(
  'blocks break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What a command makes, with an example of a name. */
const examples = {
  block: 'office-map',
  feed: 'office-feed',
  field: 'parking-type',
  form: 'key-holder',
}

/**
 * Parses the name of what a command makes.
 *
 * @throws Refusal if it cannot be the name of a block, form, field or feed
 */
export function parsePartName(name: string | undefined, what: keyof typeof examples = 'block'): PartName {
  const example = examples[what]
  if (!name) throw new Refusal(`Give the new ${what} a name: npm run new:${what} ${example}`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Refusal(
      `"${name}" is not a name for a ${what}: small letters, digits and single hyphens, like ${example}.`,
    )
  if (name.length > maxLength)
    throw new Refusal(
      `"${name}" is too long: at most ${maxLength} characters, because the name is stored with the content.`,
    )
  if (reserved.has(name)) throw new Refusal(`"${name}" means something in JavaScript; add a second word.`)
  const view = name.split('-').map(capitalised).join('')
  return {
    folder: name,
    slug: view.charAt(0).toLowerCase() + view.slice(1),
    view,
    words: capitalised(name.replaceAll('-', ' ')),
  }
}
