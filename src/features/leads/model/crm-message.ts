import type { PassedLead } from './passed-lead'

/** The text of a lead for a CRM that keeps one text: the answers in words, the property and the page in the studio. */
export function crmMessage({ lead }: PassedLead): string {
  const { answersInWords, property, project, studioUrl } = lead
  return [
    ...answersInWords.map(({ label, value }) => `${label}: ${value}`),
    ...(property ? [`Ref. ${property.ref}`] : []),
    ...(project ? [`Project ${project.number}`] : []),
    studioUrl,
  ].join('\n')
}

/** Belgian mobile numbers begin with 04 and a digit from 5 to 9. */
const belgianMobile = /^(?:\+32|0032|0)4[5-9]\d{7}$/

/** A phone number in the field that a CRM has for its kind. */
export const phoneIn = (
  phone: string | undefined,
  { mobile, landline }: { mobile: string; landline: string },
): Record<string, string> =>
  phone ? { [belgianMobile.test(phone.replace(/[^\d+]/g, '')) ? mobile : landline]: phone } : {}

/** The number of the property in the CRM, when the feed that the CRM knows has brought it. */
export function externalNumber({ lead: { property } }: PassedLead, source: string | null): number | null {
  if (!property?.externalId || (source && property.source !== source)) return null
  return /^[1-9]\d{0,8}$/.test(property.externalId) ? Number(property.externalId) : null
}

/** Leaves out what a person did not say: an empty value may overwrite what the CRM knows. */
export const withoutEmpty = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
