/**
 * Query parameters that show a form on a page or fill it again: which form, its property or project, the subject of
 * older links (`subject`), the flash token of a refused submission, and what the thank-you page tells of a booking or a search (`receipt`). Pages with one of them are rendered on request
 * and not indexed.
 */
export const formParamNames = ['form', 'ref', 'subject', 'answers', 'receipt'] as const
