/** Two telephones, one of them with today's list on it; drawn for a plate of any ground. */
export function TelephoneArt() {
  return (
    <svg
      className="feature-art"
      viewBox="0 0 560 320"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <g transform="translate(330 70) rotate(9)">
        <rect className="a-b" width="168" height="340" rx="26" />
        <rect className="a-l" width="168" height="340" rx="26" />
        <rect className="a-k" x="60" y="12" width="48" height="10" rx="5" />
        <path className="a-l2" d="M0 96H168M0 152H168M0 208H168M42 40V340M84 40V340M126 40V340" />
        <path
          className="a-l"
          d="M22 236C50 196 60 212 84 168S120 132 148 84"
          strokeDasharray="5 6"
        />
        <circle className="a-k" cx="148" cy="84" r="9" />
        <circle className="a-l" cx="22" cy="236" r="7" />
      </g>
      <g transform="translate(112 34) rotate(-6)">
        <rect className="a-k" width="184" height="372" rx="28" />
        <rect className="a-b" x="7" y="7" width="170" height="358" rx="22" />
        <rect className="a-k" x="66" y="18" width="52" height="11" rx="5.5" />
        <text className="a-n a-k" x="22" y="70" fontSize="22">
          Today
        </text>
        <text className="a-t a-k" x="22" y="90" fontSize="10" opacity=".7">
          4 jobs, 2 done
        </text>
        {jobs.map(({ place, time, isDone }, index) => (
          <g key={place} transform={`translate(18 ${106 + index * 52})`}>
            <rect className="a-k2" width="148" height="44" rx="8" />
            <text className="a-k" x="12" y="19" fontSize="12" fontWeight="620">
              {place}
            </text>
            <text className="a-t a-k" x="12" y="34" fontSize="9.5" opacity=".75">
              {time}
            </text>
            {isDone ? (
              <path className="a-l" d="m118 23 6 6 12-13" strokeWidth="2.5" />
            ) : (
              <circle className="a-l" cx="127" cy="22" r="8" />
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}

const jobs = [
  { place: "Mill Lane 4", time: "08:30", isDone: true },
  { place: "Harbor 19", time: "10:15", isDone: true },
  { place: "Orchard Rd 7", time: "13:00", isDone: false },
  { place: "Station Sq 2", time: "15:45", isDone: false },
] as const;
