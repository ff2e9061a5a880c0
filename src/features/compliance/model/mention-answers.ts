import { describeEpc } from '@/features/property/model/epc-label'
import { certificateFields, priceDisclosingFields } from '@/features/property/model/field-traits'
import { isEmpty } from '@/features/property/model/is-empty'
import { isOneOf, textOf } from '@/lib/values/read-value'

import type { ComplianceProperty, ComplianceSettings } from './compliance-property'
import { acceptableAnswers, type AcceptableAnswer } from './compliance-rules'

/** The form fields to fill in by mention, where the names differ. */
const formFields: Readonly<Record<string, string>> = { address: 'street', epcLabel: 'epcLabelText' }

/** The form field in which a mention is given. */
export const fieldOfMention = (mention: string): string => formFields[mention] ?? mention

/** Why a mention is missing; `hidden`: the value is stored but not published. */
export type Answer = { state: 'given' } | { state: 'empty' | 'hidden'; field: string }

const given: Answer = { state: 'given' }
const empty = (field: string): Answer => ({ state: 'empty', field })

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

const isAccepted = (value: unknown, accepted: readonly AcceptableAnswer[]) =>
  accepted.some((each) => each === value)

/** Only a price above zero counts: empty and 0 are shown as “on request” (facts.md 3.1). */
function priceAnswer({ values }: ComplianceProperty): Answer {
  if (!(typeof values.price === 'number' && values.price > 0)) return empty('price')
  return values.publishPrice === true ? given : { state: 'hidden', field: 'publishPrice' }
}

function answerPostalAddress({ values }: ComplianceProperty): Answer {
  if (isEmpty(values.street)) return empty('street')
  return values.publishAddress === true ? given : { state: 'hidden', field: 'publishAddress' }
}

function labelAnswer(property: ComplianceProperty, { epcScales, day }: ComplianceSettings): Answer {
  const { values, zip, countryId, webId } = property
  const source = {
    epcState: textOf(values.epcState),
    epcLabelText: textOf(values.epcLabelText),
    energyPerformance: numberOf(values.energyPerformance),
    zip,
    countryId,
    webId,
  }
  const { state } = describeEpc(source, epcScales, day)
  if (state === 'known') return given
  return empty(state === 'requested' || state === 'notApplicable' ? 'epcState' : 'epcLabelText')
}

const isBlank = (value: unknown) => isEmpty(value) || (Array.isArray(value) && value.length === 0)

function fieldAnswer(mention: string, { values }: ComplianceProperty): Answer {
  const field = fieldOfMention(mention)
  const value = values[field]
  if (isBlank(value) || value === 'unknown') return empty(field)
  const isHiddenWithPrice = isOneOf(priceDisclosingFields, mention) && values.publishPrice !== true
  return isHiddenWithPrice ? { state: 'hidden', field: 'publishPrice' } : given
}

/**
 * Whether a property gives a mention. Answers that the rule accepts count as given: “unknown” if it is an option
 * of the field, the state of the energy certificate for everything printed on it.
 */
export function answerMention(
  mention: string,
  accepted: readonly AcceptableAnswer[],
  property: ComplianceProperty,
  settings: ComplianceSettings,
): Answer {
  const { values } = property
  const isOfCertificate = isOneOf(certificateFields, mention)
  if (isOfCertificate && isAccepted(values.epcState, accepted)) return given
  if (values[mention] === 'unknown' && accepted.includes('unknown')) return given
  if (mention === 'price') return priceAnswer(property)
  if (mention === 'address') return answerPostalAddress(property)
  if (mention === 'epcLabel') return labelAnswer(property, settings)
  return fieldAnswer(mention, property)
}

/** The answers that all rules about one mention accept. */
export const acceptedByAll = (lists: readonly (readonly AcceptableAnswer[])[]): AcceptableAnswer[] =>
  acceptableAnswers.filter((answer) => lists.every((list) => list.includes(answer)))
