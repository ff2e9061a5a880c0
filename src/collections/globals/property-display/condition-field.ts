import type { Condition, Field, OptionObject } from 'payload'

import type { Localized } from '@/lib/i18n/locales'
import { conditionOperators, type ConditionOperator } from '@/features/property/model/default-display'

import { displayFieldOptions } from './display-options'
import { maxExpressionLength } from '@/features/property/model/compile-condition'
import { expressionValidate } from '@/features/property/server/expression-validate'

const operatorLabels: Record<ConditionOperator, Localized> = {
  equals: { nl: 'is gelijk aan', fr: 'est égal à', en: 'equals', de: 'ist gleich' },
  notEquals: { nl: 'is niet gelijk aan', fr: 'est différent de', en: 'does not equal', de: 'ist ungleich' },
  greaterThan: { nl: 'is groter dan', fr: 'est supérieur à', en: 'is greater than', de: 'ist größer als' },
  lessThan: { nl: 'is kleiner dan', fr: 'est inférieur à', en: 'is less than', de: 'ist kleiner als' },
}

const kindOptions: OptionObject[] = [
  { value: 'none', label: { nl: 'Altijd', fr: 'Toujours', en: 'Always', de: 'Immer' } },
  {
    value: 'value',
    label: {
      nl: 'Vergelijken met een waarde',
      fr: 'Comparer à une valeur',
      en: 'Compare with a value',
      de: 'Mit einem Wert vergleichen',
    },
  },
  {
    value: 'field',
    label: {
      nl: 'Vergelijken met een veld',
      fr: 'Comparer à un champ',
      en: 'Compare with a field',
      de: 'Mit einem Feld vergleichen',
    },
  },
  {
    value: 'expression',
    label: { nl: 'Uitdrukking', fr: 'Expression', en: 'Expression', de: 'Ausdruck' },
  },
]

const forKinds =
  (...kinds: string[]): Condition =>
  (_, sibling) =>
    kinds.includes(sibling?.kind)

/** The condition for showing a field: always, a comparison or an expression. An expression with an error counts as false. */
export const conditionField: Field = {
  name: 'condition',
  type: 'group',
  label: { nl: 'Voorwaarde', fr: 'Condition', en: 'Condition', de: 'Bedingung' },
  fields: [
    {
      name: 'kind',
      type: 'select',
      defaultValue: 'none',
      options: kindOptions,
      label: { nl: 'Tonen', fr: 'Afficher', en: 'Show', de: 'Zeigen' },
      admin: {
        description: {
          nl: 'Een voorwaarde die mislukt, telt als niet vervuld.',
          fr: 'Une condition qui échoue compte comme non remplie.',
          en: 'A condition that fails counts as not met.',
          de: 'Eine fehlgeschlagene Bedingung gilt als nicht erfüllt.',
        },
      },
    },
    {
      name: 'field',
      type: 'select',
      options: displayFieldOptions,
      label: { nl: 'Veld', fr: 'Champ', en: 'Field', de: 'Feld' },
      admin: { condition: forKinds('value', 'field') },
    },
    {
      name: 'operator',
      type: 'select',
      defaultValue: 'equals',
      options: conditionOperators.map((value) => ({ value, label: operatorLabels[value] })),
      label: { nl: 'Vergelijking', fr: 'Comparaison', en: 'Comparison', de: 'Vergleich' },
      admin: { condition: forKinds('value', 'field') },
    },
    {
      name: 'value',
      type: 'text',
      maxLength: 200,
      label: { nl: 'Waarde', fr: 'Valeur', en: 'Value', de: 'Wert' },
      admin: { condition: forKinds('value') },
    },
    {
      name: 'compareField',
      type: 'select',
      options: displayFieldOptions,
      label: { nl: 'Ander veld', fr: 'Autre champ', en: 'Other field', de: 'Anderes Feld' },
      admin: { condition: forKinds('field') },
    },
    {
      name: 'expression',
      type: 'text',
      maxLength: maxExpressionLength,
      validate: expressionValidate,
      label: { nl: 'Uitdrukking', fr: 'Expression', en: 'Expression', de: 'Ausdruck' },
      admin: {
        condition: forKinds('expression'),
        description: {
          nl: 'Bijvoorbeeld: bedrooms > 2 and hasGarden == "yes".',
          fr: 'Par exemple : bedrooms > 2 and hasGarden == "yes".',
          en: 'For example: bedrooms > 2 and hasGarden == "yes".',
          de: 'Zum Beispiel: bedrooms > 2 and hasGarden == "yes".',
        },
      },
    },
  ],
}
