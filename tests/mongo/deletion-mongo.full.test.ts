import { attachedDeletionContract } from '../contract/attached-deletion-contract'
import { deletionContract } from '../contract/deletion-contract'

import { makeOwnMongo } from './own-database'

deletionContract('MongoDB', makeOwnMongo)
attachedDeletionContract('MongoDB', makeOwnMongo)
