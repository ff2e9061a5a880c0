import { limitContract } from '../contract/limit-contract'

import { makeOwnMongo } from './own-database'

limitContract('MongoDB', makeOwnMongo)
