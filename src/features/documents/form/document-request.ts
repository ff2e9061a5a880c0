import { emailField, nameFields, phoneField, titleField } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'

/**
 * Requests the documents of a property by e-mail. The response on screen is the same for every visitor; only the e-mail
 * states which documents are new and which were sent before, because only the owner of the e-mail address reads it.
 */
export const documentRequest = defineForm({
  kind: 'documentRequest',
  failureText: 'form.documentsNotRequested',
  allowance: { points: 10, seconds: 24 * 60 * 60 },
  about: 'property',
  steps: [
    {
      fields: [
        {
          kind: 'checkboxes',
          name: 'documents',
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
  afterStored: async () => (await import('./send-documents')).sendDocuments,
  // Both messages depend on earlier requests and are queued by `sendDocuments`.
  emails: { agency: () => null, visitor: () => null },
  fixture: async () => (await import('./document-request.fixture')).documentRequestFixture(),
})
