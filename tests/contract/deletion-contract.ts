import { existsSync } from 'node:fs'
import path from 'node:path'

import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { env } from '@/lib/env'
import { addDays, belgianDay } from '@/lib/time/belgian-time'

import { makeAccounts, type Account, type Role } from '../rig/accounts'
import type { TestPayload } from '../support/make-payload'
import { makeMinimal, quiet, type Made } from '../support/minimal-document'

/** What goes with a deleted document and what stays, whichever the database. Run once per database. */
export function deletionContract(name: string, make: () => Promise<TestPayload>) {
  describe(`deleting on ${name}`, () => {
    let running: TestPayload
    let payload: Payload
    let accounts: Record<Role, Account>

    beforeAll(async () => {
      running = await make()
      payload = running.payload
      accounts = await makeAccounts(payload)
    })
    afterAll(() => running?.stop())

    const create = (slug: CollectionSlug, data = {}): Promise<Made> => makeMinimal(payload, slug, data)

    const read = (collection: CollectionSlug, { id }: Made) =>
      payload.findByID({ collection, id, depth: 0, disableErrors: true })

    const deleteAs = (role: Role, collection: CollectionSlug, { id }: Made) =>
      payload.delete({ collection, id, overrideAccess: false, user: accounts[role], context: quiet() })

    async function makeFile(collection: 'leadFiles' | 'documents', data: object) {
      const { id } = await create(collection, data)
      const { filename } = await payload.findByID({ collection, id, depth: 0 })
      const folder = collection === 'leadFiles' ? 'lead-files' : 'documents'
      return { id, onDisk: path.join(env.privateDir, folder, String(filename)) }
    }

    test('an editor deletes a lead that has an appointment, events, files and mails', async () => {
      const property = await create('properties')
      const file = await makeFile('leadFiles', { originalName: 'cv.pdf' })
      const lead = await create('leads', { property: property.id, files: [file.id] })
      const ofLead = { lead: lead.id }
      const appointment = await create('appointments', { ...ofLead, property: property.id })
      const communication = await create('communications', { ...ofLead, property: property.id })
      const parts = {
        leadFiles: file,
        leadEvents: await create('leadEvents', ofLead),
        outbox: await create('outbox', ofLead),
        documentRequests: await create('documentRequests', { ...ofLead, property: property.id }),
      }
      const other = await create('leadEvents')

      await deleteAs('editor', 'leads', lead)

      expect(await read('leads', lead)).toBeNull()
      for (const [slug, part] of Object.entries(parts))
        expect(await read(slug as CollectionSlug, part), slug).toBeNull()
      expect(existsSync(file.onDisk)).toBe(false)
      expect(await read('appointments', appointment)).toMatchObject({ lead: null, property: property.id })
      expect(await read('communications', communication)).toMatchObject({ lead: null })
      expect(await read('leadEvents', other)).not.toBeNull()
    })

    test('a deleted property takes what describes it along, and leaves leads and past visits', async () => {
      const property = await create('properties')
      const ofProperty = { property: property.id }
      const document = await makeFile('documents', ofProperty)
      const parts = {
        documents: document,
        onlineMedia: await create('onlineMedia', ofProperty),
        communications: await create('communications', ofProperty),
        visits: await create('visits', ofProperty),
        alertDeliveries: await create('alertDeliveries', ofProperty),
        documentRequests: await create('documentRequests', { ...ofProperty, document: document.id }),
      }
      const lead = await create('leads', ofProperty)
      const past = await create('appointments', { ...ofProperty, day: '2026-01-15', status: 'confirmed' })

      await deleteAs('administrator', 'properties', property)

      expect(await read('properties', property)).toBeNull()
      for (const [slug, part] of Object.entries(parts))
        expect(await read(slug as CollectionSlug, part), slug).toBeNull()
      expect(existsSync(document.onDisk)).toBe(false)
      expect(await read('leads', lead)).not.toBeNull()
      expect(await read('appointments', past)).toMatchObject({ day: '2026-01-15' })
    })

    test('a property stays while appointments to come name it', async () => {
      const property = await create('properties')
      const day = addDays(belgianDay(new Date()), 3)
      const appointment = await create('appointments', { property: property.id, day, status: 'confirmed' })
      const visit = await create('visits', { property: property.id })
      await expect(deleteAs('administrator', 'properties', property)).rejects.toMatchObject({ status: 409 })
      expect(await read('visits', visit)).not.toBeNull()
      await payload.db.updateOne({
        collection: 'appointments',
        id: appointment.id,
        data: { status: 'cancelled' },
      })
      await deleteAs('administrator', 'properties', property)
      expect(await read('properties', property)).toBeNull()
    })

    test('what was sent for a search goes with it', async () => {
      const demand = await create('demands')
      const delivery = await create('alertDeliveries', { demand: demand.id })
      await payload.delete({ collection: 'demands', id: demand.id })
      expect(await read('alertDeliveries', delivery)).toBeNull()
    })
  })
}
