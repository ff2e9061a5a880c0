/**
 * Parameters that bring a form onto a page or fill it again: which form, what it is about, what was asked on older
 * links (`subject`), and the answers that came back. A page with one of them is made on request and not indexed.
 */
export const formParamNames = ['form', 'ref', 'subject', 'answers'] as const
