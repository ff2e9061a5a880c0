import type { FormField, FormStep } from '@/features/submissions/model/form-field'
import { localized, type Localized } from '@/lib/i18n/locales'

const maxIncome = 1_000_000

const income = (name: string, required: boolean, label: Localized): FormField => ({
  kind: 'money',
  name,
  label,
  required,
  autocomplete: 'off',
  width: 'half',
  min: 0,
  max: maxIncome,
})

/**
 * The income for the rent. Only the amount: neither its source nor the employer may be requested (facts.md 3.2). The
 * three rents are a statement, because proof is required of the chosen applicant only.
 */
export const meansStep: FormStep = {
  title: { nl: 'Uw middelen', fr: 'Vos ressources', en: 'Your means', de: 'Ihre Mittel' },
  // The agency's conditions, shown before the application; see `conditionValues`.
  intro: localized(() => '{conditions}'),
  fields: [
    income('incomeFirst', true, {
      nl: 'Netto maandinkomen, persoon 1 (€)',
      fr: 'Revenus mensuels nets, personne 1 (€)',
      en: 'Net monthly income, person 1 (€)',
      de: 'Monatliches Nettoeinkommen, Person 1 (€)',
    }),
    income('incomeSecond', false, {
      nl: 'Netto maandinkomen, persoon 2 (€)',
      fr: 'Revenus mensuels nets, personne 2 (€)',
      en: 'Net monthly income, person 2 (€)',
      de: 'Monatliches Nettoeinkommen, Person 2 (€)',
    }),
    {
      kind: 'radio',
      name: 'rentsPaid',
      label: {
        nl: 'Hebt u de laatste drie huren betaald?',
        fr: 'Avez-vous payé les trois derniers loyers ?',
        en: 'Have you paid the last three rents?',
        de: 'Haben Sie die letzten drei Mieten bezahlt?',
      },
      help: {
        nl: 'Uw antwoord volstaat. Stuur nog geen documenten: alleen wie de eigenaar kiest, toont de betalingsbewijzen.',
        fr: 'Votre réponse suffit. N’envoyez pas encore de documents : seule la personne choisie par le propriétaire montre les preuves de paiement.',
        en: 'Your answer is enough. Send no documents yet: only whoever the landlord chooses shows proof of payment.',
        de: 'Ihre Antwort genügt. Senden Sie noch keine Unterlagen: Nur wen der Vermieter auswählt, legt die Zahlungsbelege vor.',
      },
      required: true,
      options: [
        {
          value: 'yes',
          label: {
            nl: 'Ja, en ik kan het bewijzen',
            fr: 'Oui, et je peux le prouver',
            en: 'Yes, and I can prove it',
            de: 'Ja, und ich kann es belegen',
          },
        },
        { value: 'no', label: { nl: 'Nee', fr: 'Non', en: 'No', de: 'Nein' } },
        {
          value: 'noRent',
          label: {
            nl: 'Ik huur nu niet',
            fr: 'Je ne suis pas locataire actuellement',
            en: 'I do not rent at present',
            de: 'Ich miete derzeit nicht',
          },
        },
      ],
    },
    {
      kind: 'file',
      name: 'jobCv',
      label: { nl: 'Uw cv', fr: 'Votre CV', en: 'Your CV', de: 'Ihr Lebenslauf' },
      help: {
        nl: 'Niet verplicht. PDF of Word (docx), hoogstens 5\u00a0MB.',
        fr: 'Facultatif. PDF ou Word (docx), 5\u00a0Mo au plus.',
        en: 'Optional. PDF or Word (docx), at most 5\u00a0MB.',
        de: 'Freiwillig. PDF oder Word (docx), höchstens 5\u00a0MB.',
      },
      onlyIf: 'jobCv',
    },
  ],
}
