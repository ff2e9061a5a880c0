import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { forms } from '@/forms'
import { findSlots } from '@/features/appointments/server/find-slots'
import type { FormKind } from '@/features/submissions/model/form-kinds'

import { solvedCaptcha } from './solved-captcha'

/** A visitor who sends one form, again if needed. */
export interface Visitor {
  kind: FormKind
  /** The unique e-mail address that identifies the lead. */
  email: string
  /** Client IP. */
  clientIp: string
  values: Record<string, string | string[]>
}

/** Subjects of the demo for the forms. */
export interface Surroundings {
  property: string
  project: string
  /** Free slots, one after the other. */
  slots: string[]
}

/** Finds the subjects of forms and the slots that can be booked. */
export async function findSurroundings(payload: Payload): Promise<Surroundings> {
  const options = { limit: 1, depth: 0, overrideAccess: false } as const
  const properties = await payload.find({
    collection: 'properties',
    where: { status: { equals: 'active' }, goal: { equals: 'sale' } },
    ...options,
  })
  const projects = await payload.find({ collection: 'projects', ...options })
  const slots = await findSlots(payload, 'fr', 'visitor')
  return {
    property: String(properties.docs[0]?.ref ?? ''),
    project: String(projects.docs[0]?.number ?? ''),
    slots: slots.filter(({ isFull }) => !isFull).map(({ value }) => value),
  }
}

let counter = 0

const hasFile = (kind: FormKind): boolean =>
  forms[kind].steps.some(({ fields }) => fields.some((field) => field.kind === 'file'))

/** Forms without a limit on their number and without a file. */
export const plainKinds = (surroundings: Surroundings): FormKind[] =>
  Object.values(forms)
    .filter(
      ({ kind, beforeStored, about }) => !beforeStored && !hasFile(kind) && (!about || surroundings[about]),
    )
    .map(({ kind }) => kind)

/** A new visitor with the example answers of the form and a unique e-mail address. */
export async function makeVisitor(kind: FormKind, surroundings: Surroundings): Promise<Visitor> {
  const form = forms[kind]
  const number = ++counter
  const email = `bench-${number}@example.org`
  const slot = surroundings.slots[number % Math.max(1, surroundings.slots.length)] ?? ''
  const fixture = await form.fixture()
  const values = {
    ...fixture,
    ...('email' in fixture && { email }),
    ...('friendEmail' in fixture && { friendEmail: `friend-${number}@example.org` }),
    ...('slot' in fixture && { slot }),
    ...(form.consent && { consent: 'on' }),
    ...(form.about && { ref: surroundings[form.about] }),
    page: '/fr/contact/',
    key: randomUUID(),
  }
  const clientIp = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  return { kind, email, clientIp, values }
}

export interface Sent {
  /** 0 without a response. */
  status: number
  milliseconds: number
  text: string
}

/** A captcha solution like the one a browser finds. */
export const solve = ({ kind }: Visitor, secret: string): Promise<string> => solvedCaptcha(kind, secret)

/** Sends a form as the page's script does. */
export async function send(
  origin: string,
  visitor: Visitor,
  captcha: string,
  timeoutMs = 30_000,
): Promise<Sent> {
  const begun = performance.now()
  try {
    const answer = await fetch(`${origin}/fr/forms/${visitor.kind}/`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        origin,
        'x-forwarded-for': visitor.clientIp,
      },
      body: JSON.stringify({ ...visitor.values, captcha }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    return { status: answer.status, milliseconds: performance.now() - begun, text }
  } catch {
    return { status: 0, milliseconds: performance.now() - begun, text: '' }
  }
}
