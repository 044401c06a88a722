/** Whether the tests do more: `make soak` sets SHEDU_SOAK. */
export const IS_SOAK = Boolean(process.env.SHEDU_SOAK);
