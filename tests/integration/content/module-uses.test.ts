import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findModuleUses } from '@/features/content/server/find-module-uses'

import { makeAccounts } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Awaited<ReturnType<typeof makeAccounts>>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

const showing = (id: string) => [{ blockType: 'sharedModule', module: id }]

test('a module lists the pages and articles that show it, drafts included, and no others', async () => {
  const [shown, other] = [await makeMinimal(payload, 'modules'), await makeMinimal(payload, 'modules')]
  const blocks = showing(shown.id)
  const page = await makeMinimal(payload, 'pages', { title: 'B', blocks })
  const draft = await makeMinimal(payload, 'pages', { title: 'C', blocks, _status: 'draft' })
  const article = await makeMinimal(payload, 'articles', { title: 'A', blocks: [...blocks, ...blocks] })
  await makeMinimal(payload, 'pages', { title: 'D', blocks: showing(other.id) })
  expect(await findModuleUses(payload, shown.id, accounts.editor)).toEqual([
    { collection: 'articles', id: article.id, title: 'A', isPublic: true },
    { collection: 'pages', id: page.id, title: 'B', isPublic: true },
    { collection: 'pages', id: draft.id, title: 'C', isPublic: false },
  ])
})

test('a use that a draft removed still counts, and one that it added counts already', async () => {
  const [old, next] = [await makeMinimal(payload, 'modules'), await makeMinimal(payload, 'modules')]
  const { id } = await makeMinimal(payload, 'pages', { title: 'Page', blocks: showing(old.id) })
  await payload.update({
    collection: 'pages',
    id,
    draft: true,
    data: { blocks: showing(next.id) as never },
    context: quiet(),
  })
  const find = (module: string) => findModuleUses(payload, module, accounts.editor)
  expect(await find(old.id)).toMatchObject([{ id, isPublic: true }])
  expect(await find(next.id)).toMatchObject([{ id, isPublic: false }])
})
