import { randomUUID } from 'node:crypto'

import { isRecord } from '@/lib/values/read-value'

import type { StudioApi } from './studio-api'

interface Block {
  id: string
  blockType: 'callToAction'
  heading: string
}

/** A form of a page that an editor has open: its blocks, and the revision they were read from. */
interface OpenForm {
  blocks: Block[]
  revision: number
  /** Typed, and not stored yet. */
  typed: string[]
}

const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

const toForm = (doc: Record<string, unknown>): OpenForm => ({
  blocks: structuredClone(doc.blocks) as Block[],
  revision: Number(doc.revision),
  typed: [],
})

async function bodyOf(answer: Response): Promise<Record<string, unknown>> {
  const body: unknown = await answer.json()
  return isRecord(body) ? body : {}
}

/**
 * An editor who types into blocks of pages, moves them and saves at random, with the requests of the studio's form.
 * Each typed text is unique and added to what the block says.
 */
export class RandomEditor {
  readonly counts = { saved: 0, refused: 0, moved: 0 }
  /** Texts that the server has stored. */
  readonly typed = new Map<string, string>()
  private readonly forms = new Map<string, OpenForm>()

  constructor(private readonly api: StudioApi) {}

  private async open(id: string): Promise<OpenForm> {
    const answer = await this.api.send(`/api/pages/${id}?locale=fr&draft=true&depth=0&fallback-locale=null`)
    const form = toForm(await bodyOf(answer))
    this.forms.set(id, form)
    return form
  }

  private async save(id: string, form: OpenForm): Promise<void> {
    const isPublishing = Math.random() < 0.1
    const query = isPublishing ? '' : '&draft=true&autosave=true'
    const answer = await this.api.send(`/api/pages/${id}?locale=fr&fallback-locale=null&depth=0${query}`, {
      method: 'PATCH',
      body: {
        blocks: form.blocks,
        revision: form.revision,
        ...(isPublishing && { _status: 'published', publishedIn: ['fr'] }),
      },
    })
    const body = await bodyOf(answer)
    if (answer.status !== 200 && answer.status !== 409)
      throw new Error(`A save was answered with ${answer.status}: ${JSON.stringify(body)}`)
    this.counts[answer.status === 200 ? 'saved' : 'refused'] += 1
    if (answer.status === 409) return this.keepMine(id, form)
    for (const text of form.typed) this.typed.set(text, id)
    if (isRecord(body.doc)) this.forms.set(id, toForm(body.doc))
    else await this.open(id)
  }

  /** Another save came first: the editor saves the own text on the newest revision. */
  private async keepMine(id: string, form: OpenForm): Promise<void> {
    const data = { blocks: form.blocks }
    const answer = await this.api.send(`/api/pages/${id}/compare?locale=fr`, {
      method: 'POST',
      body: { data },
    })
    form.revision = Number((await bodyOf(answer)).revision)
    await this.save(id, form)
  }

  /** One thing an editor does. */
  async act(ids: readonly string[]): Promise<void> {
    const id = pick(ids)
    const form = this.forms.get(id) ?? (await this.open(id))
    const chance = Math.random()
    if (chance < 0.15) {
      form.blocks.unshift(...form.blocks.splice(Math.floor(Math.random() * form.blocks.length), 1))
      this.counts.moved += 1
    } else if (chance < 0.6) {
      const text = randomUUID().slice(0, 8)
      const block = pick(form.blocks)
      block.heading = `${block.heading} ${text}`.slice(-2000)
      form.typed.push(text)
    } else await this.save(id, form)
  }
}
