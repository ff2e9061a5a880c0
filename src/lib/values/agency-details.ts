import type { SiteConfig } from '@/payload-types'

import { formatPhone, phoneHref } from './phone'

type StoredAgency = NonNullable<SiteConfig['agency']>

/** Street, number and box of the agency's office; empty when none is known. */
export const agencyStreet = ({ street, houseNumber, boxNr }: StoredAgency): string =>
  [street, houseNumber, boxNr && `/ ${boxNr}`].filter(Boolean).join(' ')

/** Postcode and locality of the agency's office; empty when neither is known. */
export const agencyTown = ({ zip, city }: StoredAgency): string => [zip, city].filter(Boolean).join(' ')

/** What the placeholders of a text stand for; empty when the agency has not given it. */
export type AgencyDetails = Record<'agency' | 'phone' | 'email' | 'address', string>

/** The details of the agency as visitors read them. */
export function agencyDetails(agency: StoredAgency): AgencyDetails {
  const phone = agency.phone?.trim() ?? ''
  return {
    agency: agency.name?.trim() ?? '',
    phone: phone && formatPhone(phone),
    email: agency.email?.trim() ?? '',
    address: [agencyStreet(agency), agencyTown(agency)].filter(Boolean).join(', '),
  }
}

const placeholder = /\{(agency|phone|email|address)\}/g

/** The whole text is a web address, a path or an anchor. */
const isUrl = (text: string): boolean => /^(?:https?:\/\/|mailto:|[/#])\S*$/i.test(text)

const inUrl = (detail: string): string => encodeURIComponent(detail).replaceAll('%40', '@')

/** A link to a detail that is not known leads nowhere, so it is empty. */
const fillLinks = (text: string, { phone, email }: AgencyDetails): string =>
  text
    .replaceAll('tel:{phone}', phone && phoneHref(phone))
    .replaceAll('mailto:{email}', email && `mailto:${email}`)

/**
 * Puts the details of the agency in the place of `{agency}`, `{phone}`, `{email}` and `{address}`. In `tel:{phone}` the
 * number gets its country and loses its spaces; in other links a detail is percent-encoded. Other braces stay.
 */
export function fillPlaceholders(text: string, details: AgencyDetails): string {
  const linked = fillLinks(text, details)
  const shown = isUrl(linked) ? inUrl : (detail: string) => detail
  return linked.replace(placeholder, (_, name: keyof AgencyDetails) => shown(details[name]))
}

/** Whether a text has a placeholder of the agency. */
export const hasPlaceholder = (text: string): boolean => text.search(placeholder) >= 0

/** Where the first placeholder of the agency in a text is; null for none. */
export function findPlaceholder(text: string): { start: number; end: number } | null {
  const start = text.search(placeholder)
  return start < 0 ? null : { start, end: text.indexOf('}', start) + 1 }
}
