// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.
import de from '../../../../messages/de/studio.json'
import en from '../../../../messages/en/studio.json'
import fr from '../../../../messages/fr/studio.json'
import nl from '../../../../messages/nl/studio.json'

export const studioMessages = { de, en, fr, nl }
