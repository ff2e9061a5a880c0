/**
 * Query parameters that show a form on a page or fill it again: which form, its property or project, the subject of
 * older links (`subject`), and the flash token of a refused submission. Pages with one of them are rendered on request
 * and not indexed.
 */
export const formParamNames = ['form', 'ref', 'subject', 'answers'] as const
