import { attachedDeletionContract } from '../attached-deletion-contract'
import { deletionContract } from '../deletion-contract'

import { makeOwnMongo } from './own-database'

deletionContract('MongoDB', makeOwnMongo)
attachedDeletionContract('MongoDB', makeOwnMongo)
