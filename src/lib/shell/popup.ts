/** Kept for the session once the popup was closed (specification section 3.7). */
export const popupKey = 'modalActive'

/**
 * Says whether an address shows that the visitor did what the popup asks for: a form was sent, or its link was
 * followed (specification section 4).
 *
 * @param parts query and hash, such as `?form-submit=1#modal-clicked`
 */
export const endsPopup = (parts: string): boolean => /[?&#](?:form-?submit|modal-?clicked)\b/i.test(parts)
