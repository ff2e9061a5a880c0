import { locales, localized, type Locale, type Localized } from '@/lib/i18n/locales'

import { slugify } from '@/lib/values/slugify'

import { StudioSession, type StudioDocument } from '../rig/studio-session'

/** A unique word, to find the data of one test. */
export const newMark = (): string => `probe${Math.random().toString(36).slice(2, 10)}`

const withFormat = { direction: 'ltr', format: '', indent: 0, version: 1 }

const richText = (words: string) => ({
  root: {
    ...withFormat,
    type: 'root',
    children: [
      {
        ...withFormat,
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', text: words, detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
        ],
      },
    ],
  },
})

const titleOf = (mark: string, locale: Locale) => `Titre ${mark} ${locale}`

/** A page created by a test, with one text block; every language has its own title and path. */
export class TestPage {
  private constructor(
    private readonly session: StudioSession,
    readonly mark: string,
    readonly id: string,
  ) {}

  /** Created as a draft: nothing is public yet. */
  static async create(session: StudioSession, data: Record<string, unknown> = {}): Promise<TestPage> {
    const mark = newMark()
    const words = `${mark} premier`
    const blocks = [{ blockType: 'richText', heading: words, content: richText(words), status: 'published' }]
    const draft = { title: titleOf(mark, 'fr'), slug: mark, blocks, publishedIn: [...locales], ...data }
    const { id } = await session.create('/pages/?locale=fr&draft=true&depth=0', {
      ...draft,
      _status: 'draft',
    })
    const page = new TestPage(session, mark, id)
    for (const locale of locales) if (locale !== 'fr') await page.save(locale, words, { isDraft: true })
    return page
  }

  /** As it was last saved, in French. */
  lastSaved(): Promise<StudioDocument> {
    return this.session.read(`/pages/${this.id}/?locale=fr&draft=true&depth=0`)
  }

  /** Writes the text of one language, as a draft or for the public. */
  async save(locale: Locale, words: string, { isDraft }: { isDraft: boolean }): Promise<void> {
    const query = `locale=${locale}&draft=${isDraft}&depth=0`
    const current = await this.session.read(`/pages/${this.id}/?locale=${locale}&draft=true&depth=0`)
    const blocks = (current.blocks as Record<string, unknown>[]).map((block) => ({
      ...block,
      heading: words,
      content: richText(words),
    }))
    await this.session.update(`/pages/${this.id}/?${query}`, {
      title: titleOf(this.mark, locale),
      blocks,
      _status: isDraft ? 'draft' : 'published',
    })
  }

  /** The path that the page will have once it is published. */
  expectedPaths(): Localized {
    return localized((locale) => `/${locale}/${slugify(titleOf(this.mark, locale))}/`)
  }

  publish(): Promise<StudioDocument> {
    return this.set({ _status: 'published' })
  }

  unpublish(): Promise<StudioDocument> {
    return this.set({ _status: 'draft' })
  }

  set(data: Record<string, unknown>): Promise<StudioDocument> {
    return this.session.update(`/pages/${this.id}/?locale=fr&depth=0`, data)
  }

  async route(): Promise<StudioDocument & { path: Localized }> {
    const [route] = await this.session.find(`/routes/?where[page][equals]=${this.id}&locale=all&depth=0`)
    if (!route) throw new Error(`The page ${this.mark} has no route.`)
    return route as StudioDocument & { path: Localized }
  }

  /** The public path of the page in every language. */
  async paths(): Promise<Localized> {
    const { path } = await this.route()
    return localized((locale) => `/${locale}${path[locale]}`)
  }

  /** Deletes the page and its redirects. */
  async remove(): Promise<void> {
    await this.session.remove(`/pages/${this.id}/`)
    for (const { id } of await this.session.find(
      `/redirects/?where[from][like]=${this.mark}&depth=0&limit=50`,
    ))
      await this.session.remove(`/redirects/${id}/`)
  }
}

/** Makes a page for one test and takes it away again. */
export async function withPage(
  task: (page: TestPage) => Promise<void>,
  data?: Record<string, unknown>,
): Promise<void> {
  const page = await TestPage.create(StudioSession.of('administrator'), data)
  try {
    await task(page)
  } finally {
    await page.remove()
  }
}
