import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/cms/studio-message'
import type { Localized } from '@/lib/i18n/locales'
import { displayableFields } from '@/lib/property/catalogue/catalogue'
import { problemOfExpression, type ExpressionProblem } from '@/lib/property/display-condition'

const numericKinds: readonly string[] = ['number', 'integer', 'year']
const numericSpecials: readonly string[] = ['ref', 'price']

/** A number where a field holds one, else a text: enough to find a comparison that can never work. */
const sample = Object.fromEntries(
  displayableFields.map(({ name, kind }) => [
    name,
    numericKinds.includes(kind) || numericSpecials.includes(name) ? 1 : 'x',
  ]),
)

function messageOf(problem: ExpressionProblem): Localized {
  if (problem.kind === 'empty')
    return {
      nl: 'Vul een uitdrukking in; zonder verschijnt het veld nooit.',
      fr: 'Indiquez une expression ; sans elle, le champ n’apparaît jamais.',
      en: 'Enter an expression; without one the field never shows.',
      de: 'Geben Sie einen Ausdruck ein; ohne ihn erscheint das Feld nie.',
    }
  if (problem.kind === 'unknownName')
    return {
      nl: `Er is geen veld “${problem.name}”. Tekst staat tussen dubbele aanhalingstekens.`,
      fr: `Aucun champ ne s’appelle « ${problem.name} ». Un texte se met entre guillemets doubles.`,
      en: `There is no field “${problem.name}”. Texts stand in double quotes.`,
      de: `Es gibt kein Feld „${problem.name}“. Texte stehen in doppelten Anführungszeichen.`,
    }
  return {
    nl: `Deze uitdrukking mislukt, dus het veld zou nooit verschijnen: ${problem.message}`,
    fr: `Cette expression échoue, le champ n’apparaîtrait donc jamais : ${problem.message}`,
    en: `This expression fails, so the field would never show: ${problem.message}`,
    de: `Dieser Ausdruck schlägt fehl, das Feld würde also nie erscheinen: ${problem.message}`,
  }
}

/** A failed expression counts as false on the page (specification section 5): the editor must learn it here. */
export const expressionValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  // Payload does not know what stands beside the field.
  const { kind } = options.siblingData as { kind?: string }
  if (basic !== true || kind !== 'expression') return basic
  const problem = problemOfExpression(value ?? '', sample)
  return problem ? studioMessage(options.req, messageOf(problem)) : true
}
