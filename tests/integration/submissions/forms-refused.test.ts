import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { controlsOf, exampleOf, formRefs, postJson, startFormSite } from '../../support/form-site'

import { FormRefusal } from '@/features/submissions/model/define-form'
import { forms } from '@/forms'
import { verifyCaptcha } from '@/features/submissions/server/verify-captcha'
import { giveBackFormLimits, consumeRefusedSubmission } from '@/features/submissions/server/form-limits'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import type { Property } from '@/payload-types'

import type { TestPayload } from '../../support/make-payload'
import { interfaceText } from '../../support/interface-texts'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await startFormSite()
  payload = running.payload
})
afterAll(() => running.stop())
beforeEach(() => {
  vi.mocked(consumeRefusedSubmission).mockClear()
  vi.mocked(giveBackFormLimits).mockClear()
})

async function send(kind: FormKind, controls: Record<string, string> = {}) {
  const { model, values } = await exampleOf(kind, 'fr')
  const answer = await postJson(
    { kind, locale: 'fr' },
    { ...values, ...controlsOf(model, 'fr'), ...controls },
  )
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as object }
}

const setStatus = (ref: string, status: Property['status']) =>
  payload.update({
    collection: 'properties',
    where: { ref: { equals: Number(ref) } },
    data: { status },
    context: quiet(),
  })

test.each([
  ['purchaseOffer', formRefs.rental],
  ['rentalApplication', formRefs.property],
] as const)('%s for a property that takes none is refused', async (kind, ref) => {
  expect(await send(kind, { ref })).toMatchObject({
    status: 410,
    body: { message: interfaceText('fr', 'form.gone') },
  })
})

test.each(['sold', 'withdrawn'] as const)(
  'nothing can be sent about a property that is %s',
  async (status) => {
    await setStatus(formRefs.property, status)
    for (const kind of ['contactMe', 'visitRequest', 'sendToFriend'] as const)
      expect((await send(kind)).status).toBe(410)
    await setStatus(formRefs.property, 'active')
    expect((await send('visitRequest')).status).toBe(201)
  },
)

test('a full slot is an error and uses up the captcha; a visitor who answered a question gets another one', async () => {
  const release = vi.fn(async () => undefined)
  vi.mocked(verifyCaptcha).mockResolvedValue({ ok: true, isFallback: false, release })
  const refuse = () => Promise.reject(new FormRefusal('appointment.full'))
  vi.spyOn(forms.contactAppointment, 'beforeStored').mockResolvedValue(refuse)
  const withProof = await send('contactAppointment', { captcha: 'proof' })
  expect(withProof).toMatchObject({ status: 409, body: { message: interfaceText('fr', 'appointment.full') } })
  expect(withProof.body).not.toHaveProperty('captcha')
  expect(withProof.headers.get('content-security-policy')).toContain("default-src 'none'")
  const answered = await send('contactAppointment', { question: 'signed', questionAnswer: 'onze' })
  expect(answered.body).toMatchObject({
    captcha: { reason: 'required', question: { text: expect.any(String) } },
  })
  expect(consumeRefusedSubmission).toHaveBeenCalledTimes(2)
  expect(giveBackFormLimits).toHaveBeenCalledTimes(2)
  expect(release).not.toHaveBeenCalled()
})
