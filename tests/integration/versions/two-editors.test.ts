import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { collectionConfigs } from '@/collections/registry'
import type { Comparison } from '@/features/versions/model/comparison'

import { isFullRun } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let anna: StudioApi
let bert: StudioApi

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  // The requests of the studio have no context; refreshing caches needs a running Next server.
  for (const { config } of Object.values(payload.collections))
    config.hooks.beforeOperation?.unshift(({ args, req }) => {
      req.context.skipRevalidation = true
      return args
    })
  anna = await openStudioApi(running, 'editor')
  bert = await openStudioApi(running, 'administrator')
})
afterAll(() => running.stop())

type Data = Record<string, unknown>

const withDrafts = collectionConfigs
  .filter(({ versions }) => typeof versions === 'object' && versions.drafts)
  .map(({ slug }) => slug as CollectionSlug)

const read = async (id: string, slug: CollectionSlug = 'pages') =>
  (await payload.findByID({ collection: slug, id, draft: true, depth: 0, locale: 'fr' })) as unknown as Data

const revisionOf = async (id: string) => Number((await read(id)).revision)

/** Saves like the form: as an autosaved draft by default. */
const save = (
  editor: StudioApi,
  id: string,
  body: Data,
  query = 'draft=true&autosave=true',
  slug = 'pages',
) =>
  editor.send(`/api/${slug}/${id}?locale=fr&fallback-locale=null&depth=0&${query}`, { method: 'PATCH', body })

const versionsOf = async (id: string) =>
  (
    await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      pagination: false,
      locale: 'fr',
    })
  ).docs

const titlesOf = async (id: string) => (await versionsOf(id)).map(({ version }) => version.title)

const makePage = async (data: Data = {}) => makeMinimal(payload, 'pages', { title: 'Accueil', ...data })

/** What the form of an editor asks for after a refusal. */
const compare = async (editor: StudioApi, id: string, data: Data): Promise<Comparison> => {
  const answer = await editor.send(`/api/pages/${id}/compare?locale=fr`, { method: 'POST', body: { data } })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Comparison
}

test('the second of two editors who began alike is refused, as an error of the field "revision"', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  const first = await save(anna, id, { title: 'Anna', revision: base })
  expect(first.status).toBe(200)
  expect(((await first.json()) as { doc: Data }).doc).toMatchObject({ title: 'Anna', revision: base + 1 })

  const second = await save(bert, id, { title: 'Bert', revision: base })
  expect(second.status).toBe(409)
  const message = 'Ce document a été enregistré entre-temps'
  // Payload cuts the text of an error at its first colon.
  expect(await second.json()).toMatchObject({
    errors: [{ message, data: { errors: [{ path: 'revision', message }] } }],
  })
  expect(await read(id)).toMatchObject({ title: 'Anna', revision: base + 1 })
  expect(await titlesOf(id)).not.toContain('Bert')
})

test('the loser goes on with the stored text, or with the own one as a new version', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  await save(anna, id, { title: 'Anna', revision: base })
  expect((await save(bert, id, { title: 'Bert', revision: base })).status).toBe(409)
  const { message, revision } = await compare(bert, id, { title: 'Bert' })
  expect(message).toContain('editor a enregistré ce document')
  expect((await save(bert, id, { title: 'Bert', revision })).status).toBe(200)
  expect(await read(id)).toMatchObject({ title: 'Bert', revision: base + 2 })
  expect(await titlesOf(id)).toEqual(expect.arrayContaining(['Anna', 'Bert']))
  expect((await save(anna, id, { title: 'Anna encore', revision: base + 1 })).status).toBe(409)
})

test('of saves at the same time exactly one wins', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  const editors = await Promise.all(Array.from({ length: 6 }, () => openStudioApi(running, 'editor')))
  const answers = await Promise.all(
    editors.map((editor, index) => save(editor, id, { title: `Titre ${index}`, revision: base })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409, 409,
  ])
  const winner = answers.findIndex(({ status }) => status === 200)
  expect(await read(id)).toMatchObject({ title: `Titre ${winner}`, revision: base + 1 })
})

test('a claim whose write never came refuses saves for a minute, and no longer', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  expect((await save(anna, id, { title: 'Anna', revision: base })).status).toBe(200)
  const claim = (revisedAt: Date) =>
    payload.db.updateOne({
      collection: 'pages',
      id,
      data: { revision: base + 2, revisedAt: revisedAt.toISOString(), revisedBy: 'another', revisedIn: '' },
    })
  await claim(new Date())
  expect((await save(bert, id, { title: 'Bert', revision: base + 1 })).status).toBe(409)
  await claim(new Date(Date.now() - 61_000))
  // What is based on an older text than the newest stays refused.
  expect((await save(bert, id, { title: 'Bert', revision: base })).status).toBe(409)
  expect((await save(bert, id, { title: 'Bert', revision: base + 1 })).status).toBe(200)
  expect(await read(id)).toMatchObject({ title: 'Bert', revision: base + 3 })
})

test('a publication that failed does not let an autosave overwrite the text of a colleague', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  expect((await save(anna, id, { title: 'Anna', revision: base })).status).toBe(200)
  expect((await save(anna, id, { title: 'Anna encore', revision: base + 1 })).status).toBe(200)
  const failed = await save(bert, id, { title: '', _status: 'published', revision: base + 2 }, '')
  expect(failed.status).toBe(400)
  expect((await save(bert, id, { title: 'Bert', revision: base + 2 })).status).toBe(200)
  expect(await titlesOf(id)).toEqual(expect.arrayContaining(['Anna encore', 'Bert']))
})

test('publishing over a newer draft is refused and leaves what is online', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  await save(anna, id, { title: 'Anna', revision: base })
  const answer = await save(bert, id, { title: 'Bert', _status: 'published', revision: base }, '')
  expect(answer.status).toBe(409)
  expect(await payload.findByID({ collection: 'pages', id, locale: 'fr' })).toMatchObject({
    title: 'Accueil',
  })
})

test('a save that is older than a publication does not become the draft', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  expect((await save(anna, id, { title: 'Anna', _status: 'published', revision: base }, '')).status).toBe(200)
  expect((await save(bert, id, { title: 'Bert', revision: base })).status).toBe(409)
  expect(await read(id)).toMatchObject({ title: 'Anna', _status: 'published' })
})

test('a bulk change counts as a save', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  const bulk = await anna.send(`/api/pages?where[id][in][0]=${id}&locale=fr&draft=true`, {
    method: 'PATCH',
    body: { sort: 7 },
  })
  expect(bulk.status).toBe(200)
  expect(await read(id)).toMatchObject({ sort: 7, revision: base + 1 })
  expect((await save(bert, id, { sort: 3, title: 'Bert', revision: base })).status).toBe(409)
  expect(await read(id)).toMatchObject({ sort: 7 })
})

test('a save that is refused for another reason keeps its base', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  expect((await save(anna, id, { title: '', _status: 'published', revision: base }, '')).status).toBe(400)
  expect((await save(bert, id, { title: 'Bert', revision: base })).status).toBe(200)
})

test('saves of one form may overlap', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  for (const title of ['Un', 'Deux', 'Trois'])
    expect((await save(anna, id, { title, revision: base })).status).toBe(200)
  expect((await save(bert, id, { title: 'Bert', revision: base + 3 })).status).toBe(200)
  expect((await save(anna, id, { title: 'Quatre', revision: base })).status).toBe(409)
})

test('two tabs of one person do not overwrite each other', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  const [first, second] = [anna.inNewTab(), anna.inNewTab()]
  expect((await save(first, id, { title: 'Premier', revision: base })).status).toBe(200)
  const refused = await save(second, id, { title: 'Second', revision: base })
  expect(refused.status).toBe(409)
  expect((await compare(second, id, { title: 'Second' })).message).toContain('dans un autre onglet')
  const third = await save(anna.inNewTab(), id, { title: 'Troisième', revision: base })
  expect(third.status).toBe(409)
  expect(await read(id)).toMatchObject({ title: 'Premier' })
})

test('an autosave does not replace the version of another writer', async () => {
  const { id } = await makePage()
  expect((await save(anna, id, { title: 'Anna', revision: await revisionOf(id) })).status).toBe(200)
  expect((await save(bert, id, { title: 'Bert', revision: await revisionOf(id) })).status).toBe(200)
  expect((await save(bert, id, { title: 'Bert 2', revision: await revisionOf(id) })).status).toBe(200)
  expect((await save(bert, id, { title: 'Bert 3', revision: await revisionOf(id) })).status).toBe(200)
  const titles = await titlesOf(id)
  expect(titles).toEqual(expect.arrayContaining(['Anna', 'Bert', 'Bert 3']))
  expect(titles).not.toContain('Bert 2')
})

test('the document of another editor is not locked: a save is refused for its revision alone', async () => {
  const { id } = await makePage()
  expect(payload.collections.pages.config.lockDocuments).toBe(false)
  const base = await revisionOf(id)
  await anna.send('/api/payload-locked-documents', {
    method: 'POST',
    body: { document: { relationTo: 'pages', value: id }, user: { relationTo: 'users', value: anna.userId } },
  })
  await save(anna, id, { title: 'Anna', revision: base })
  const answer = await save(bert, id, { title: 'Bert', revision: base }, 'draft=true&override-lock=false')
  expect(answer.status).toBe(409)
  expect(JSON.stringify(await answer.json())).toContain('"path":"revision"')
})

test('a comparison says what differs, field by field', async () => {
  const { id } = await makePage()
  await save(anna, id, { title: 'Anna', sort: 3, revision: await revisionOf(id) })
  const { changes, revision } = await compare(bert, id, { title: 'Bert', sort: 3 })
  expect(revision).toBe(await revisionOf(id))
  expect(changes).toEqual([
    {
      label: 'Titre',
      kind: 'changed',
      languages: ['fr'],
      values: [{ language: 'fr', before: 'Anna', after: 'Bert' }],
    },
  ])
  expect((await compare(bert, id, { title: 'Anna', sort: 3 })).changes).toEqual([])
})

test('a comparison is for staff who may read the document, and asks for the values of a form', async () => {
  const { id } = await makePage()
  const send = (editor: StudioApi, path: string, body: Data, headers = {}) =>
    editor.send(`/api/${path}?locale=fr`, { method: 'POST', body, headers })
  expect((await send(anna, `pages/${id}/compare`, { data: 'x' })).status).toBe(400)
  expect((await send(anna, 'pages/unknown/compare', { data: {} })).status).toBe(404)
  const anonymous = await send(anna, `pages/${id}/compare`, { data: {} }, { authorization: '' })
  expect(anonymous.status).toBe(404)
  const translator = await openStudioApi(running, 'translator')
  const brand = await send(translator, 'globals/site-config/compare', { data: {} })
  expect([403, 404]).toContain(brand.status)
})

test('the tab of a form travels in its data', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  const saveIn = (tab: string, title: string) =>
    anna.send(`/api/pages/${id}?locale=fr&draft=true&autosave=true`, {
      method: 'PATCH',
      body: { title, revision: base, revisedIn: tab },
      headers: { 'x-studio-tab': '' },
    })
  expect((await saveIn('premier-onglet', 'Un')).status).toBe(200)
  // An answer that was lost: the form does not know the new revision.
  expect((await saveIn('premier-onglet', 'Deux')).status).toBe(200)
  expect((await saveIn('second-onglet', 'Trois')).status).toBe(409)
  expect(await read(id)).toMatchObject({ title: 'Deux' })
})

test('two forms of one tab are two writers', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  const tab = 'un-seul-onglet'
  const saveAs = (version: string, title: string, revision: number) =>
    anna.send(`/api/pages/${id}?locale=fr&draft=true&autosave=true`, {
      method: 'PATCH',
      body: { title, revision, revisedIn: version },
      headers: { 'x-studio-tab': '' },
    })
  expect((await saveAs(`${tab}.a-1`, 'Un', base)).status).toBe(200)
  expect((await saveAs(`${tab}.a-1`, 'Un et demi', base)).status).toBe(200)
  // The form was opened again before the last save was stored.
  expect((await saveAs(`${tab}.a-2`, 'Deux', base + 1)).status).toBe(409)
  expect((await saveAs(`${tab}.a-2`, 'Deux', base + 2)).status).toBe(200)
  expect(await titlesOf(id)).toEqual(expect.arrayContaining(['Un et demi', 'Deux']))
  // What the tab sends beside its form counts as the form's own, and the form may go on.
  const beside = await anna.send(`/api/pages/${id}?locale=fr&draft=true`, {
    method: 'PATCH',
    body: { sort: 7 },
    headers: { 'x-studio-tab': tab },
  })
  expect(beside.status).toBe(200)
  expect((await saveAs(`${tab}.a-2`, 'Deux et demi', base + 3)).status).toBe(200)
  expect((await saveAs(`${tab}.a-1`, 'Un encore', base + 2)).status).toBe(409)
})

test('a bulk change that fails for a document gives its revision back', async () => {
  const [good, bad] = [await makePage(), await makePage()]
  await save(anna, bad.id, { title: '', revision: await revisionOf(bad.id) })
  const bases = [await revisionOf(good.id), await revisionOf(bad.id)]
  const bulk = await anna.send(
    `/api/pages?where[id][in][0]=${good.id}&where[id][in][1]=${bad.id}&locale=fr&draft=true`,
    { method: 'PATCH', body: { sort: 4, slug: 'admin' } },
  )
  expect(((await bulk.json()) as { errors: unknown[] }).errors).toHaveLength(2)
  expect([await revisionOf(good.id), await revisionOf(bad.id)]).toEqual(bases)
  const stored = async (id: string) =>
    Number((await payload.findByID({ collection: 'pages', id, depth: 0 })).revision)
  expect([await stored(good.id), await stored(bad.id)]).toEqual(bases)
  expect((await save(bert, bad.id, { title: 'Bert', revision: bases[1] })).status).toBe(200)
})

test('a discarded draft counts as a save', async () => {
  const { id } = await makePage()
  await save(anna, id, { title: 'Anna', revision: await revisionOf(id) })
  const base = await revisionOf(id)
  expect((await anna.send(`/api/pages/${id}/discard`, { method: 'POST' })).status).toBe(200)
  expect((await save(bert, id, { title: 'Bert', revision: base })).status).toBe(409)
  expect((await save(bert, id, { title: 'Bert', revision: await revisionOf(id) })).status).toBe(200)
})

test('a request sets no revision', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  const forged = { revision: base, revisedBy: 'someone', revisedAt: '2020-01-01' }
  await save(anna, id, forged)
  const stored = await payload.db.findOne({ collection: 'pages', where: { id: { equals: id } } })
  expect(stored).toMatchObject({ revision: base + 1, revisedBy: anna.userId })
})

test.each(withDrafts)('two editors of one of %s do not overwrite each other', async (slug) => {
  const { id } = await makeMinimal(payload, slug, { _status: 'draft' })
  const base = Number((await read(id, slug)).revision)
  const answers = await Promise.all(
    [anna, bert].map((editor) => save(editor, id, { revision: base }, 'draft=true', slug)),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('after many random saves every typed text is in the document or in a version', async () => {
  const { id } = await makePage()
  const bases = new Map([anna, bert].map((editor) => [editor, 0]))
  const typed: string[] = []
  let refused = 0
  for (let step = 0; step < (isFullRun ? 24 : 12); step += 1) {
    const editor = Math.random() < 0.5 ? anna : bert
    // Half of the saves are based on what the editor read some time ago.
    if (Math.random() < 0.5 || bases.get(editor) === 0) bases.set(editor, await revisionOf(id))
    const title = `Texte ${step}`
    typed.push(title)
    const answer = await save(editor, id, { title, revision: bases.get(editor) }, 'draft=true')
    expect([200, 409]).toContain(answer.status)
    if (answer.status === 200) continue
    // The text is still in the form: the editor takes it as a new version.
    refused += 1
    const { revision } = await compare(editor, id, { title })
    expect((await save(editor, id, { title, revision }, 'draft=true')).status).toBe(200)
    bases.set(editor, revision)
  }
  const knownTitles = [...(await titlesOf(id)), (await read(id)).title]
  for (const text of typed) expect(knownTitles).toContain(text)
  expect(refused).toBeLessThan(typed.length)
})

test('a quiet context still claims', async () => {
  const { id } = await makePage()
  const base = await revisionOf(id)
  await payload.update({ collection: 'pages', id, data: { sort: 2 }, draft: true, context: quiet() })
  expect(await revisionOf(id)).toBe(base + 1)
})
