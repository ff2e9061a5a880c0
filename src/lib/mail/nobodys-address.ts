/** Of mails that were emptied because their time was over. Nobody can have it: the domain is reserved for being nobody's. */
export const nobodysAddress = 'erased@erased.invalid'
