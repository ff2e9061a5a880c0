import { LRUCache } from 'lru-cache'

import type { RefusedForm } from '@/features/submissions/server/form-renderer'
import type { FormViewProps } from '@/features/submissions/ui/form-view'
import type { InnerRequest, InnerResponse } from '@/lib/http/inner-request'
import { renderPart } from '@/lib/parts/render-part'

/** A stored page around one of its forms. */
interface Template {
  before: string
  after: string
  id: string
  subject: string | undefined
  headers: InnerResponse['headers']
}

/** Pages with a form that was refused lately, about 60 KB each. */
const maxTemplates = 100

const renderForm = (props: FormViewProps): string => renderPart('form', props, '')

/** The only form of a kind on a page, and where it is. */
function findForm(html: string, { locale, kind }: FormViewProps['model']) {
  const opening = new RegExp(`<form [^>]*action="/${locale}/forms/${kind}/"[^>]*>`, 'g')
  const [first, second] = html.matchAll(opening)
  if (!first || second) return null
  const end = html.indexOf('</form>', first.index) + '</form>'.length
  const text = html.slice(first.index, end)
  return {
    start: first.index,
    end,
    id: / id="([^"]+)"/.exec(first[0])?.[1] ?? '',
    subject: / name="?ref"? value="?([^"> ]+)/.exec(text)?.[1],
  }
}

/**
 * Renders the pages of refused forms without Next: the form, with values and errors, is put into the stored page that the
 * visitor sent it from.
 */
export class FormPages {
  readonly #templates = new LRUCache<string, Template>({ max: maxTemplates })
  #generation = 0

  /** @param dispatch asks the HTTP server, which answers with its stored pages */
  constructor(private readonly dispatch: (request: InnerRequest) => Promise<InnerResponse>) {}

  /** Forgets all pages: any of them may show what changed. */
  refresh(): void {
    this.#generation += 1
    this.#templates.clear()
  }

  async #learn({ state: _, ...empty }: RefusedForm): Promise<Template | null> {
    const begun = this.#generation
    const { status, headers, body } = await this.dispatch({
      url: empty.page,
      headers: { accept: 'text/html' },
    })
    const html = body.toString()
    const form = status === 200 ? findForm(html, empty.model) : null
    if (!form) return null
    const { start, end, id, subject } = form
    const template = { before: html.slice(0, start), after: html.slice(end), id, subject, headers }
    if (begun === this.#generation) this.#templates.set(`${empty.model.kind} ${empty.page}`, template)
    return template
  }

  /** The page with a refused form; null when Next must render it. */
  readonly render = async (form: RefusedForm): Promise<InnerResponse | null> => {
    const template = this.#templates.get(`${form.model.kind} ${form.page}`) ?? (await this.#learn(form))
    if (!template) return null
    const { before, after, id, subject, headers } = template
    const html = renderForm({ ...form, id, subject })
    return { status: 200, headers, body: Buffer.from(before + html + after) }
  }
}
