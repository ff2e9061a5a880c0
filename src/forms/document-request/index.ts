import { emailField, nameFields, phoneField, titleField } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

/**
 * Requests the documents of a property by e-mail. The response on screen is the same for every visitor; only the e-mail
 * states which documents are new and which were sent before, because only the owner of the e-mail address reads it.
 */
export const documentRequest = defineForm({
  kind: 'documentRequest',
  title: {
    nl: 'Documenten aanvragen',
    fr: 'Demander les documents',
    en: 'Request documents',
    de: 'Unterlagen anfordern',
  },
  intro: {
    nl: 'U krijgt de documenten van dit pand per e-mail: elk met een link die zeven dagen werkt.',
    fr: 'Vous recevez les documents de ce bien par e-mail : chacun avec un lien valable sept jours.',
    en: 'You get the documents of this property by e-mail: each with a link that works for seven days.',
    de: 'Sie erhalten die Unterlagen dieses Objekts per E-Mail: jede mit einem Link, der sieben Tage gilt.',
  },
  submitLabel: {
    nl: 'Documenten aanvragen',
    fr: 'Demander les documents',
    en: 'Request the documents',
    de: 'Unterlagen anfordern',
  },
  about: 'property',
  steps: [
    {
      fields: [
        {
          kind: 'checkboxes',
          name: 'documents',
          label: {
            nl: 'Welke documenten?',
            fr: 'Quels documents ?',
            en: 'Which documents?',
            de: 'Welche Unterlagen?',
          },
          help: {
            nl: 'Kiest u er geen, dan vraagt u ze allemaal.',
            fr: 'Sans choix, vous les demandez tous.',
            en: 'If you choose none, you ask for all of them.',
            de: 'Ohne Auswahl fordern Sie alle an.',
          },
          options: 'propertyDocuments',
        },
        titleField(),
        ...nameFields(),
        emailField(),
        phoneField(),
      ],
    },
  ],
  whenNothingThere: async () => (await import('./nothing-ready')).findNothingReady,
  feedback: '/thank-you/document-request/',
  afterStored: async () => (await import('./send-documents')).sendDocuments,
  // Both messages depend on earlier requests and are queued by `sendDocuments`.
  emails: { agency: () => null, visitor: () => null },
  fixture: async () => (await import('./document-request.fixture')).documentRequestFixture(),
})
