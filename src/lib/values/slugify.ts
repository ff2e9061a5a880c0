/** Letters that Unicode does not decompose into a base letter and an accent. */
const letters: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
}

/** Longer titles are cut, so that a URL stays within the limits of servers and mail programs. */
const maxLength = 120

function cutAtWord(slug: string): string {
  if (slug.length <= maxLength) return slug
  const cut = slug.slice(0, maxLength + 1)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : slug.slice(0, maxLength)
}

/** Lower case without accents: letters that differ by these alone become the same. Punctuation and other scripts stay. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => letters[letter] ?? letter)

/**
 * Turns a name into one segment of a path: lower case, accents and punctuation stripped, spaces to hyphens.
 * Dashes, slashes and underscores count as spaces: "garage/parking" must not become one word.
 * Empty when nothing usable is left.
 */
export function slugify(text: string): string {
  const slug = foldLetters(text)
    .replace(/[\s\p{Pd}\p{Pc}/\\|]+/gu, '-')
    .replace(/[^a-z0-9-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
  return cutAtWord(slug)
}

/** Builds the path of an article from the existing names of parent, category and article. */
export function articlePath(...parts: (string | null | undefined)[]): string {
  const slugs = parts.map((part) => slugify(part ?? '')).filter((slug) => slug !== '')
  return slugs.length > 0 ? `/${slugs.join('/')}/` : '/'
}
