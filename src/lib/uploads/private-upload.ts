import type { CollectionConfig } from 'payload'

export const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Settings of uploads that are not public: they are downloaded, never shown in a page of the site, and not cached. */
export const privateUpload = {
  // The kind was judged by the content, more carefully: Payload refuses PDFs with bytes before or after them.
  allowRestrictedFileTypes: true,
  pasteURL: false,
  crop: false,
  focalPoint: false,
  modifyResponseHeaders: ({ headers }) => {
    headers.set('Content-Disposition', 'attachment')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Content-Security-Policy', 'sandbox')
    headers.set('Cache-Control', 'no-store')
    return headers
  },
} satisfies CollectionConfig['upload']
