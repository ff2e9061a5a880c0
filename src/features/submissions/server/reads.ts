import 'server-only'

/** Reads of pages for other features; they need a request or Next's cache. */
export { readAnswers } from './form-flash-store'
export { getFormModel } from './get-form-model'
export { rerenderForm } from './rerender-form'
