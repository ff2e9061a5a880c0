import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { isFullRun } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { RandomEditor } from '../../support/random-editor'
import { openStudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  for (const { config } of Object.values(payload.collections))
    config.hooks.beforeOperation?.unshift(({ args, req }) => {
      req.context.skipRevalidation = true
      return args
    })
})
afterAll(() => running.stop())

/** Ten minutes in the full run, else thirty things that each editor does. */
const durationMs = isFullRun ? 600_000 : 0
const minActs = 30
const documents = isFullRun ? 10 : 4

/** Everything that the document and its versions say, as one text. */
async function readAll(id: string): Promise<string> {
  const [{ docs }, document] = await Promise.all([
    payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      pagination: false,
      locale: 'fr',
    }),
    payload.findByID({ collection: 'pages', id, locale: 'fr', depth: 0 }),
  ])
  return JSON.stringify([document.blocks, docs.map(({ version }) => version.blocks)])
}

test(
  'two editors who type in and move the blocks of several pages lose no text',
  async () => {
    const blocks = ['a', 'b', 'c', 'd'].map((heading) => ({ blockType: 'callToAction' as const, heading }))
    const ids: string[] = []
    for (let index = 0; index < documents; index += 1)
      ids.push((await makeMinimal(payload, 'pages', { title: `Page ${index}`, blocks })).id)
    const editors = [
      new RandomEditor(await openStudioApi(running, 'editor')),
      new RandomEditor(await openStudioApi(running, 'administrator')),
    ]
    const titles = new Set<string>()
    // Old versions go after thirty, so they are read while they are there: at once after each save.
    const check = async (editor: RandomEditor) => {
      for (const [text, id] of editor.typed) if ((await readAll(id)).includes(text)) titles.add(text)
      for (const text of editor.typed.keys()) expect(titles).toContain(text)
      editor.typed.clear()
    }
    const until = Date.now() + durationMs
    const work = async (editor: RandomEditor) => {
      for (let acts = 0; acts < minActs || Date.now() < until; acts += 1) {
        await editor.act(ids)
        if (editor.typed.size > 0) await check(editor)
      }
    }
    await Promise.all(editors.map(work))
    const sum = (name: 'moved' | 'refused' | 'saved') =>
      editors.reduce((total, { counts }) => total + counts[name], 0)
    expect(sum('saved')).toBeGreaterThan(0)
    expect(sum('moved')).toBeGreaterThan(0)
    if (isFullRun) expect(sum('refused')).toBeGreaterThan(0)
    console.info(
      `${titles.size} texts, all found: ${sum('saved')} saves, ${sum('refused')} refused, ${sum('moved')} moves`,
    )
  },
  durationMs + 240_000,
)
