import { limitContract } from '../limit-contract'

import { makeOwnMongo } from './own-database'

limitContract('MongoDB', makeOwnMongo)
