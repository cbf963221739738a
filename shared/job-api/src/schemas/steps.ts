import Type from 'typebox';

/** Values of parameters that are limits, in the order in which they are offered: each is counted. */
export const STEPS = {
  publishedWithinDays: [1, 3, 7, 30],
  /** From 1 on: all that say what they pay. */
  minimumSalary: [1, 2000, 2500, 3000, 4000],
} as const;

const counted = (description: string, value: number, count: number) =>
  Type.Optional(
    Type.Array(
      Type.Object({
        value: Type.Number({ description: 'Value of the parameter.', examples: [value] }),
        count: Type.Integer({ description: 'Offers that it leaves.', examples: [count] }),
      }),
      { description },
    ),
  );

/** The counts of limits in the answer of `GET /offers/`: each ignores its own selection. */
export const stepAnswers = {
  publishedWithin: counted('Some values of `publishedWithinDays`.', 7, 12),
  paidFrom: counted(
    'Some values of `minimumSalary`, the first being all offers that say what they pay.',
    2000,
    9,
  ),
};
