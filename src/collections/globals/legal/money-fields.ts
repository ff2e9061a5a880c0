import type { Field, NumberField } from 'payload'

import { regionField } from '@/features/property/server/select-fields'
import type { Localized } from '@/lib/i18n/locales'

import { datedRows } from './dated-rows'
import { indexField } from './index-field'
import {
  defaultAdvances,
  defaultDuties,
  defaultGuarantees,
  defaultMortgages,
  defaultVat,
} from './money-defaults'
import { notaryField } from './notary-field'

const amount = (name: string, max: number, label: Localized, required = false): NumberField => ({
  name,
  type: 'number',
  min: 0,
  max,
  required,
  label,
})

const rateField = amount(
  'ratePercent',
  100,
  { nl: 'Tarief (%)', fr: 'Taux (%)', en: 'Rate (%)', de: 'Satz (%)' },
  true,
)

const dutyKindField: Field = {
  name: 'kind',
  type: 'select',
  required: true,
  label: { nl: 'Voor', fr: 'Pour', en: 'For', de: 'Für' },
  options: [
    {
      value: 'ownHome',
      label: {
        nl: 'Enige eigen woning',
        fr: 'Habitation propre et unique',
        en: 'Only home of the buyer',
        de: 'Einziges Eigenheim',
      },
    },
    {
      value: 'other',
      label: { nl: 'Al het andere', fr: 'Tout le reste', en: 'Everything else', de: 'Alles andere' },
    },
  ],
}

const vatKindField: Field = {
  name: 'kind',
  type: 'select',
  required: true,
  label: { nl: 'Voor', fr: 'Pour', en: 'For', de: 'Für' },
  options: [
    {
      value: 'newBuild',
      label: { nl: 'Nieuwbouw', fr: 'Construction neuve', en: 'New build', de: 'Neubau' },
    },
    {
      value: 'reduced',
      label: { nl: 'Verlaagd tarief', fr: 'Taux réduit', en: 'Reduced rate', de: 'Ermäßigter Satz' },
    },
  ],
}

export const moneyFields: Field[] = [
  datedRows({
    name: 'rentGuarantees',
    label: { nl: 'Huurwaarborg', fr: 'Garantie locative', en: 'Rent guarantee', de: 'Mietgarantie' },
    description: {
      nl: 'Hoogstens zoveel maanden huur op een geblokkeerde rekening.',
      fr: 'Au plus ce nombre de mois de loyer sur un compte bloqué.',
      en: 'At most so many months of rent on a blocked account.',
      de: 'Höchstens so viele Monatsmieten auf einem Sperrkonto.',
    },
    defaultValue: defaultGuarantees,
    rowParts: ['region', 'months'],
    fields: [
      regionField(),
      amount('months', 12, { nl: 'Maanden', fr: 'Mois', en: 'Months', de: 'Monate' }, true),
    ],
  }),
  datedRows({
    name: 'registrationDuties',
    label: {
      nl: 'Registratierechten',
      fr: 'Droits d’enregistrement',
      en: 'Registration duties',
      de: 'Registrierungsgebühren',
    },
    description: {
      nl: 'Voor een schatting van de aankoopkosten, die nooit bindend is.',
      fr: 'Pour une estimation des frais d’achat, jamais contraignante.',
      en: 'For an estimate of the costs of buying, which is never binding.',
      de: 'Für eine Schätzung der Kaufnebenkosten, die nie verbindlich ist.',
    },
    defaultValue: defaultDuties,
    rowParts: ['region', 'kind', 'ratePercent'],
    fields: [
      regionField(),
      dutyKindField,
      {
        type: 'row',
        fields: [
          rateField,
          amount('abatement', 1_000_000, {
            nl: 'Vrijgesteld bedrag (€)',
            fr: 'Abattement (€)',
            en: 'Exempt amount (€)',
            de: 'Freibetrag (€)',
          }),
          amount('priceCeiling', 10_000_000, {
            nl: 'Tot een prijs van (€)',
            fr: 'Jusqu’à un prix de (€)',
            en: 'Up to a price of (€)',
            de: 'Bis zu einem Preis von (€)',
          }),
        ],
      },
    ],
  }),
  datedRows({
    name: 'vat',
    label: { nl: 'Btw', fr: 'TVA', en: 'VAT', de: 'MwSt.' },
    description: {
      nl: 'Op nieuwbouw, in plaats van registratierechten.',
      fr: 'Sur les constructions neuves, à la place des droits d’enregistrement.',
      en: 'On new build, instead of registration duties.',
      de: 'Auf Neubauten, anstelle der Registrierungsgebühren.',
    },
    defaultValue: defaultVat,
    rowParts: ['kind', 'ratePercent'],
    fields: [vatKindField, rateField],
  }),
  notaryField,
  datedRows({
    name: 'purchaseAdvances',
    label: {
      nl: 'Voorschot bij aankoop',
      fr: 'Acompte à l’achat',
      en: 'Advance on a purchase',
      de: 'Anzahlung beim Kauf',
    },
    description: {
      nl: 'Staat in elk aankoopbod: dit deel van de prijs gaat bij de ondertekening naar de derdenrekening van het kantoor.',
      fr: 'Figure dans chaque offre d’achat : cette part du prix est versée à la signature sur le compte de tiers de l’agence.',
      en: 'Part of every purchase offer: this part of the price goes to the agency’s third-party account at signing.',
      de: 'Steht in jedem Kaufangebot: Dieser Teil des Preises geht bei der Unterzeichnung auf das Treuhandkonto der Agentur.',
    },
    defaultValue: defaultAdvances,
    rowParts: ['ratePercent'],
    fields: [rateField],
  }),
  datedRows({
    name: 'mortgageRates',
    label: {
      nl: 'Voorbeeld van een lening',
      fr: 'Exemple de crédit',
      en: 'Example of a loan',
      de: 'Beispiel eines Kredits',
    },
    description: {
      nl: 'Voor de maandlast naast de aankoopkosten: een rekenvoorbeeld, geen advies en geen aanbod. Zonder rij verschijnt er geen maandlast.',
      fr: 'Pour la mensualité à côté des frais d’achat : un exemple de calcul, ni un conseil ni une offre. Sans ligne, aucune mensualité n’apparaît.',
      en: 'For the monthly payment beside the costs of buying: an example, neither advice nor an offer. Without a row no monthly payment is shown.',
      de: 'Für die Monatsrate neben den Kaufnebenkosten: ein Rechenbeispiel, weder Beratung noch Angebot. Ohne Zeile erscheint keine Monatsrate.',
    },
    defaultValue: defaultMortgages,
    rowParts: ['ratePercent', 'years'],
    fields: [
      {
        type: 'row',
        fields: [
          rateField,
          amount(
            'years',
            40,
            { nl: 'Looptijd (jaren)', fr: 'Durée (années)', en: 'Term (years)', de: 'Laufzeit (Jahre)' },
            true,
          ),
        ],
      },
    ],
  }),
  indexField,
]
