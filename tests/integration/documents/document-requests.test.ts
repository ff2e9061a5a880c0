// First: it gives the modules below a separate database.
import { controlsOf, exampleOf, formRefs, nextKey, postJson, startFormSite } from '../../support/form-site'

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { GET as fetchFile } from '@/app/(site)/[locale]/my/documents/[id]/[token]/file/[document]/route'
import { expandLead, expandLeads } from '@/features/leads/server/expand-leads'
import { getFormModel } from '@/features/submissions/server/get-form-model'
import { getPrivateDocuments } from '@/features/documents/server/get-private-documents'
import { env } from '@/lib/env'
import { signedLinkPath, type SignedLinkKind } from '@/lib/http/signed-links'
import type { Document, Lead } from '@/payload-types'

import type { TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let property: string
const made: Record<string, string> = {}

const pdf = Buffer.from('%PDF-1.4\nxref\n%%EOF\n')

async function upload(title: string, audience: Document['audience'], of = property): Promise<void> {
  const { id } = await payload.create({
    collection: 'documents',
    data: { title, kind: 'plan', audience, property: of },
    file: { name: 'x.pdf', data: pdf, mimetype: 'application/pdf', size: pdf.length },
    locale: 'fr',
    context: quiet(),
  })
  made[title] = id
}

beforeAll(async () => {
  running = await startFormSite()
  payload = running.payload
  const { docs } = await payload.find({
    collection: 'properties',
    where: { ref: { equals: Number(formRefs.property) } },
  })
  property = docs[0]?.id ?? ''
  const other = await makeMinimal(payload, 'properties', { ref: 99 })
  await makeMinimal(payload, 'properties', { ref: 98, _status: 'published' })
  const closed = await makeMinimal(payload, 'properties', { ref: 97, _status: 'published' })
  await upload('Plan du rez', 'onRequest')
  await upload('Certificat PEB', 'onRequest')
  await upload('Acte de base', 'afterApproval')
  await upload('Note interne', 'staff')
  await upload('Rapport du propriétaire', 'owner')
  await upload('Plan d’un autre bien', 'onRequest', other.id)
  await upload('Plan sous accord', 'afterApproval', closed.id)
  await payload.updateGlobal({
    slug: 'siteConfig',
    data: { agency: { name: 'Perron', email: 'agence@example.org' } },
    context: quiet(),
  })
})
afterAll(() => running.stop())

const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000)

async function send(
  email: string,
  titles: string[] = [],
  ref: string = formRefs.property,
): Promise<Response> {
  const { model, values } = await exampleOf('documentRequest', 'fr')
  const body = {
    ...values,
    ...controlsOf(model, 'fr'),
    email,
    ref,
    key: nextKey(),
    ...(titles.length > 0 && { documents: titles.map((title) => made[title]) }),
  }
  return postJson({ kind: 'documentRequest', locale: 'fr' }, body)
}

/** The response to every visitor, independent of earlier requests. */
const answered = (ref: string) => ({
  status: 201,
  body: JSON.stringify({ next: `/fr/forms/documentRequest/thank-you/?ref=${ref}` }),
})

async function ask(email: string, titles: string[] = [], ref?: string): Promise<Lead> {
  const answer = await send(email, titles, ref)
  expect({ status: answer.status, body: await answer.text() }).toEqual(answered(ref ?? '4638'))
  const { docs } = await payload.find({ collection: 'leads', sort: '-createdAt', limit: 1, depth: 0 })
  if (!docs[0]) throw new Error('no lead')
  await expandLeads(payload)
  return docs[0]
}

async function mailTo(lead: Lead, template: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { and: [{ lead: { equals: lead.id } }, { template: { equals: `documentRequest.${template}` } }] },
  })
  expect(docs).toHaveLength(1)
  return JSON.stringify(docs[0]?.payload)
}

function open(id: string, document: string, what: SignedLinkKind = 'documents', until = inAWeek) {
  const token = signedLinkPath('fr', what, id, until, env.payloadSecret).split('/').at(-2) ?? ''
  const params = Promise.resolve({ locale: 'fr', id, token, document })
  return fetchFile(new Request('http://localhost/fr/my/'), { params })
}

describe('a document request', () => {
  test('offers the documents that can be requested, of one property only', async () => {
    const model = await getFormModel('documentRequest', 'fr', Number(formRefs.property))
    const field = model?.steps[0]?.fields.find(({ name }) => name === 'documents')
    const labels = field && 'options' in field ? field.options.map(({ label }) => label) : []
    expect(labels).toEqual(['Acte de base (après accord de l’agence)', 'Certificat PEB', 'Plan du rez'])
    expect(model?.intro).toContain('chacun avec un lien')
    const other = await getFormModel('documentRequest', 'fr', 99)
    // With one document there is nothing to choose.
    expect(other?.steps[0]?.fields.some(({ name }) => name === 'documents')).toBe(false)
  })

  test('says before and after that nothing is ready', async () => {
    const intro = async (ref: number) => (await getFormModel('documentRequest', 'fr', ref))?.intro
    expect(await intro(98)).toContain('Aucun document n’est encore prêt')
    expect(await intro(97)).toContain('qu’après accord')
    const { id: page } = await makeMinimal(payload, 'pages', {
      _status: 'published',
      publishedIn: ['fr'],
      title: 'Pas encore',
      slug: 'pas-encore',
    })
    const thankYou = [{ form: 'documentsNotReady' as const, page }]
    await payload.updateGlobal({ slug: 'pageRoles', data: { thankYou } })
    const next = async (titles: string[], ref?: string) =>
      ((await (await send('none@example.org', titles, ref)).json()) as { next?: string }).next
    expect(await next([], '98')).toBe('/fr/pas-encore/?ref=98')
    expect(await next([], '97')).toBe('/fr/pas-encore/?ref=97')
    expect(await next(['Acte de base'])).toBe('/fr/pas-encore/?ref=4638')
    expect(await next(['Acte de base', 'Plan du rez'])).toBe('/fr/forms/documentRequest/thank-you/?ref=4638')
    // A site without that page shows the usual one.
    await payload.updateGlobal({ slug: 'pageRoles', data: { thankYou: [] } })
    expect(await next([], '98')).toBe('/fr/forms/documentRequest/thank-you/?ref=98')
  })

  test('gets the same response for new and repeated requests; only the e-mail differs', async () => {
    const first = await ask('jeroen@example.org', ['Plan du rez'])
    const mail = await mailTo(first, 'visitor')
    expect(mail).toContain('Nouvellement demandés')
    expect(mail).not.toContain('Déjà demandés')
    expect(mail).toContain(`/file/${made['Plan du rez']}/`)
    expect(mail).not.toContain(made['Certificat PEB'])

    const second = await ask('Jeroen@Example.org')
    const again = await mailTo(second, 'visitor')
    expect(again.indexOf('Nouvellement demandés')).toBeLessThan(again.indexOf(made['Certificat PEB'] ?? '?'))
    expect(again.indexOf('Déjà demandés')).toBeLessThan(again.indexOf(made['Plan du rez'] ?? '?'))
    expect(again).toContain('Acte de base')
    expect(again).not.toContain(made['Acte de base'])
    expect(again).not.toMatch(/Note interne|propriétaire|autre bien/)
    expect(await mailTo(second, 'agency')).toContain('Attend votre accord\u00a0: Acte de base')
  })

  test('the subject of the e-mail promises no documents where none are sent', async () => {
    const subjectOf = async (lead: Lead) =>
      (JSON.parse(await mailTo(lead, 'visitor')) as { subject: string }).subject
    const sent = await ask('subject@example.org', ['Plan du rez', 'Acte de base'])
    expect(await subjectOf(sent)).toBe('Les documents que vous avez demandés')
    for (const [titles, ref] of [[[], '98'], [['Acte de base']]] as const) {
      const none = await ask('subject@example.org', [...titles], ref)
      expect(await subjectOf(none)).toBe('Votre demande de documents')
    }
    const lead = await ask('subject@example.org', [], '98')
    expect(await mailTo(lead, 'visitor')).toContain('L’agent voit votre demande et vous contacte.')
  })

  test('repeated by the worker it records and sends the same', async () => {
    const lead = await ask('again@example.org', ['Plan du rez'])
    await expandLead(payload, lead)
    expect(await mailTo(lead, 'visitor')).toContain('Nouvellement demandés')
  })

  test('stores no e-mail address, and its records are deleted with the request', async () => {
    const lead = await ask('forgotten@example.org')
    const where = { lead: { equals: lead.id } }
    const { docs } = await payload.find({ collection: 'documentRequests', where })
    expect(docs).toHaveLength(3)
    expect(JSON.stringify(docs.map(({ key, emailKey }) => [key, emailKey]))).not.toContain('forgotten')
    await payload.delete({ collection: 'leads', id: lead.id })
    expect((await payload.count({ collection: 'documentRequests', where })).totalDocs).toBe(0)
  })
})

describe('the link of the mail', () => {
  test('serves the requested documents as files', async () => {
    const lead = await ask('link@example.org', ['Plan du rez'])
    const answer = await open(lead.id, made['Plan du rez'] ?? '')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="plan-du-rez.pdf"')
    expect(answer.headers.get('content-security-policy')).toBe('sandbox')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
  })

  test('opens nothing else', async () => {
    const lead = await ask('closed@example.org')
    const plan = made['Plan du rez'] ?? ''
    for (const title of ['Acte de base', 'Note interne', 'Rapport du propriétaire', 'Plan d’un autre bien'])
      expect((await open(lead.id, made[title] ?? '')).status, title).toBe(404)
    for (const id of ['', '..', '../../perron.db', 'x'.repeat(500)])
      expect((await open(lead.id, id)).status, id).toBe(404)
    expect((await open(lead.id, plan, 'offer')).status).toBe(404)
    expect((await open(lead.id, plan, 'documents', new Date(Date.now() - 1000))).status).toBe(404)
    const other = await ask('other@example.org', ['Certificat PEB'])
    expect((await open(other.id, plan)).status).toBe(404)
  })

  test('ends with the document or its audience', async () => {
    const lead = await ask('ends@example.org')
    await payload.update({
      collection: 'documents',
      id: made['Certificat PEB'] ?? '',
      data: { audience: 'staff' },
      context: quiet(),
    })
    expect((await open(lead.id, made['Certificat PEB'] ?? '')).status).toBe(404)
    await payload.delete({ collection: 'documents', id: made['Plan du rez'] ?? '' })
    // None is left.
    expect((await open(lead.id, made['Plan du rez'] ?? '')).status).toBe(410)
    expect(await getPrivateDocuments(lead.id, 'fr')).toEqual([])
  })
})
